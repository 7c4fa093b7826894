import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { clinicianId } from '@second-wind/core/platform/ids'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const main = resolve(import.meta.dirname, '../../api/src/main.ts')
const inTls = (name: string) => resolve(import.meta.dirname, '../fixtures/tls', name)
const real = {
  AUTH_MODE: 'real',
  PUBLIC_ORIGIN: 'https://localhost',
  ORGANISATION: 'Leeds Chest Clinic',
  SESSION_PEPPER: 'for this test alone, never again',
  TLS_CERT: inTls('localhost.crt'),
}

let folder: string
let running: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'second-wind-real-'))
  // In a working copy everyone can read it, which the server refuses.
  writeFileSync(join(folder, 'key'), readFileSync(inTls('localhost.key')), { mode: 0o600 })
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running = []
  rmSync(folder, { recursive: true })
})

function launch(env: Record<string, string>): ChildProcess {
  const settings = {
    ...process.env,
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    TLS_KEY: join(folder, 'key'),
    ...env,
  }
  const child = spawn(process.execPath, [main], { env: settings, stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  return child
}

async function started(env: Record<string, string>): Promise<{ child: ChildProcess; port: number }> {
  const child = launch(env)
  let output = ''
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk)
    const port = /:(\d+)$/m.exec(output)?.[1]
    if (port !== undefined) return { child, port: Number(port) }
  }
  throw new Error(`the server did not start: ${output}`)
}

async function stopped(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}

async function failure(env: Record<string, string>): Promise<string> {
  const child = launch(env)
  let output = ''
  child.stderr?.on('data', (chunk) => (output += String(chunk)))
  await once(child, 'close')
  expect(child.exitCode).toBe(78)
  return output.trim()
}

function ask(port: number, path: string): Promise<{ status: number | undefined; hsts: unknown }> {
  const ca = readFileSync(real.TLS_CERT)
  return new Promise((done, failed) => {
    const headers = { host: 'localhost' }
    request({ host: '127.0.0.1', servername: 'localhost', port, path, ca, headers }, (response) => {
      response.resume()
      done({ status: response.statusCode, hsts: response.headers['strict-transport-security'] })
    })
      .on('error', failed)
      .end()
  })
}

describe('a server in real mode', () => {
  test('is empty at first, uses TLS and refuses requests without a session', async () => {
    const { child, port } = await started(real)
    const response = await ask(port, '/api/users/1')
    expect(response).toEqual({ status: 401, hsts: 'max-age=63072000; includeSubDomains' })
    await stopped(child)

    const { db, close } = openDatabase(join(folder, 'data/second-wind.sqlite'))
    expect(await db.selectFrom('patients').select('id').execute()).toEqual([])
    expect(await db.selectFrom('clinicians').select('id').execute()).toEqual([])
    await close()
    expect(await failure({})).toMatch(/was made with AUTH_MODE=real\.$/)
  })

  test('erases the personal data of an expired invitation when it starts, and still stops', async () => {
    await stopped((await started(real)).child)
    const invitation = {
      id: 'invitation-a',
      clinician_id: clinicianId.parse(1),
      token_hash: 'a',
      code_hash: 'b',
      handover: 'letter',
      patient_id: null,
      date_of_birth: '1991-05-03',
      nhs_number: '9434765919',
      created_ms: 0,
      expires_ms: 1,
      cancelled_ms: null,
    } as const
    const file = join(folder, 'data/second-wind.sqlite')
    const before = openDatabase(file)
    const helen = { id: clinicianId.parse(1), name: 'Helen Marsh', title: 'Dr.', department: 'Chest' }
    await before.db.insertInto('clinicians').values(helen).execute()
    await before.db.insertInto('invites').values(invitation).execute()
    await before.close()

    await stopped((await started(real)).child)
    const after = openDatabase(file)
    expect(await after.db.selectFrom('invites').selectAll().execute()).toEqual([])
    await after.close()
  })

  test("never opens the demo's data, which stays unchanged", async () => {
    const { child } = await started({})
    await stopped(child)
    expect(await failure(real)).toMatch(/was made with AUTH_MODE=demo\.$/)

    const { db, close } = openDatabase(join(folder, 'data/second-wind.sqlite'))
    expect(await db.selectFrom('meta').select('value').where('key', '=', 'mode').execute()).toEqual([
      { value: 'demo' },
    ])
    await close()
  })
})
