// Runs a command against a temporary server: free port (in BASE_URL), fresh demo data, stopped afterwards.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const [command, ...args] = process.argv.slice(2)
const PORT = await findFreePort()
const DATA_DIR = await mkdtemp(join(tmpdir(), 'second-wind-'))
const BASE_URL = `http://127.0.0.1:${PORT}`

const server = start('node', ['api/dist/main.js'], { PORT, DATA_DIR })
try {
  await untilHealthy()
  const [code] = await once(start(command, args, { BASE_URL }), 'exit')
  process.exitCode = code ?? 1
} finally {
  if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit')
  await rm(DATA_DIR, { recursive: true })
}

function start(program, words, env) {
  return spawn(program, words, { env: { ...process.env, ...env }, stdio: 'inherit' })
}

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return String(port)
}

async function untilHealthy() {
  while (server.exitCode === null) {
    const answer = await fetch(`${BASE_URL}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error('The server stopped before it was ready.')
}
