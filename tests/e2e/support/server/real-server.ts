import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { findFreePort } from '../../../support/free-port.ts'
import { ApiServer } from './api-server.ts'

const admin = resolve(import.meta.dirname, '../../../../api/dist/admin.js')

/** An empty server of AUTH_MODE=real, and the operator's commands for it. */
export type RealServer = {
  server: ApiServer
  /** What browsers call it. On localhost they treat plain http as secure, so that no certificate is needed. */
  origin: string
  /** What the operator's command says, as in `admin(['clinician', 'list'])`. @throws when it fails */
  admin(args: string[]): Promise<string>
}

export async function startRealServer(): Promise<RealServer> {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const settings = {
    PORT: String(port),
    AUTH_MODE: 'real',
    PUBLIC_ORIGIN: origin,
    ORGANISATION: 'Leeds Chest Clinic',
    SESSION_PEPPER: 'for journeys alone, in a folder that is deleted afterwards',
  }
  const server = await ApiServer.start(undefined, settings)
  return { server, origin, admin: (args) => runAdmin(args, { ...settings, DATA_DIR: server.dataDir }) }
}

async function runAdmin(args: string[], settings: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [admin, ...args], { env: { ...process.env, ...settings } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`${args.join(' ')}: ${output}`)
  return output
}
