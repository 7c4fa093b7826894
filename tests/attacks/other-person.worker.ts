// Somebody uses the app during an attack: with a new connection for each request, so that none is spared.
import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'

const everyMs = 250
const timeoutMs = 10_000
const { port, cookie, certFile } = z
  .object({ port: z.number(), cookie: z.string(), certFile: z.string() })
  .parse(workerData)
const ca = readFileSync(certFile)
/** Every two seconds, which is within the limit of a phone. */
const asPatient = { path: '/api/symptoms/1?limit=50', headers: { cookie } }
const asAnyone = [
  { path: '/api/health', headers: {} },
  { path: '/', headers: { accept: 'text/html' } },
]

const times: number[] = []
const failures: string[] = []
let isOver = false
parentPort?.once('message', () => (isOver = true))

const open: Promise<void>[] = []
for (let turn = 0; !isOver; turn += 1) {
  const { path, headers } = (turn % 8 === 0 ? undefined : asAnyone[turn % 2]) ?? asPatient
  open.push(timed(path, headers))
  await sleep(everyMs)
}
await Promise.all(open)
parentPort?.postMessage({ times, failures })

/** What fails counts as the longest that it may take. */
async function timed(path: string, headers: Record<string, string>): Promise<void> {
  const startedMs = performance.now()
  const outcome = await respond(path, headers)
  times.push(outcome === 'ok' ? performance.now() - startedMs : timeoutMs)
  if (outcome !== 'ok') failures.push(`${path}: ${outcome}`)
}

function respond(path: string, headers: Record<string, string>): Promise<string> {
  return new Promise((done) => {
    const from = { host: '127.0.0.1', port, path, ca, servername: 'localhost', agent: false }
    const host = `localhost:${port}`
    const asked = request({ ...from, timeout: timeoutMs, headers: { ...headers, host } }, (response) => {
      response.resume()
      response.once('end', () => done(response.statusCode === 200 ? 'ok' : String(response.statusCode)))
      response.once('error', (error) => done(error.message))
    })
    asked.once('timeout', () => asked.destroy(new Error('no response within 10 s')))
    asked.once('error', (error) => done(error.message))
    asked.end()
  })
}
