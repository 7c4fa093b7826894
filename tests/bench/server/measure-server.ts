import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { p95 } from '../../attacks/other-person.ts'
import { RunningProgram } from '../../attacks/running-program.ts'
import { startServer } from '../../attacks/start-server.ts'
import type { Figure } from '../figure.ts'
import { makeEntries } from '../sync/bench-entries.ts'
import { fillService, type Phone, type Service } from './fill-service.ts'
import { origin, pollDashboards, push, pushUntilStored } from './service-client.ts'

const size = { patients: 10_000, days: 100, phones: 1_200 }
const sizeInWords = `${size.patients.toLocaleString('en-GB')} patients x ${size.days} entries`
/** Phones that come back together, and those that send one after the other. */
const reconnecting = 1_000
const pushing = 50
const pushesEach = 20
const batches = 10
const entriesOfBatch = 500

/** Budgets B10, B11, B14 and B17: the server of real mode as it is deployed, with the data of a service. */
export async function measureServer(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'second-wind-bench-'))
  const service = await fillService(folder, size)
  const startedMs = performance.now()
  const server = await start(folder)
  const startS = (performance.now() - startedMs) / 1_000
  try {
    const { phones } = service
    const storm = await measureReconnecting(server, service, phones.slice(0, reconnecting))
    const steady = await measureSteadyPushes(
      server,
      service,
      phones.slice(reconnecting, reconnecting + pushing),
    )
    const batch = await measureBatches(server, phones.slice(reconnecting + pushing))
    const bare = await measureBareServer()
    return [
      { name: `start with ${sizeInWords} until it answers`, measured: startS, limit: 2, unit: 's' },
      ...storm,
      ...steady.figures,
      {
        name: 'B10: processor time of a push of one entry, of a bare server that stores it',
        measured: steady.cpuMsPerPush / bare.cpuMsPerEntry,
        limit: 1.3,
        unit: 'x',
      },
      {
        name: 'B11: time of 500 entries in one push, of a bare server that stores them',
        measured: batch.msPerBatch / bare.msPerBatch,
        limit: 1.25,
        unit: 'x',
      },
      {
        name: 'the most memory that the server had meanwhile',
        measured: batch.memoryMb,
        limit: 300,
        unit: 'MB',
      },
    ]
  } finally {
    await server.program.stop()
    rmSync(folder, { recursive: true })
  }
}

type Server = { program: RunningProgram; port: number }

const serverPort = 8447

async function start(dataDir: string): Promise<Server> {
  const settings = {
    PUBLIC_ORIGIN: origin,
    TRUSTED_PROXY: '127.0.0.1',
    PORT: String(serverPort),
    DATA_DIR: dataDir,
  }
  return { program: await startServer(settings), port: serverPort }
}

/** Phones of an area that had no signal send all that they have at the same moment, while clinicians work. */
async function measureReconnecting({ port }: Server, service: Service, phones: Phone[]): Promise<Figure[]> {
  let isOver = false
  const polls = pollDashboards(port, service, () => isOver)
  const startedMs = performance.now()
  const replies = await Promise.all(phones.map((phone) => pushUntilStored(port, phone, 10)))
  const drainedS = (performance.now() - startedMs) / 1_000
  isOver = true
  const failed = replies.flat().filter(({ status }) => status !== 200 && status !== 503)
  return [
    {
      name: `B14: ${phones.length.toLocaleString('en-GB')} phones with 10 entries each at once, until all is stored`,
      measured: drainedS,
      limit: 60,
      unit: 's',
    },
    { name: 'B14: replies other than 200, and 503 with a time', measured: failed.length, limit: 0, unit: '' },
    { name: 'B14: p95 of the dashboards meanwhile', measured: p95(await polls), limit: 200, unit: 'ms' },
  ]
}

async function measureSteadyPushes({ program, port }: Server, service: Service, phones: Phone[]) {
  let isOver = false
  const polls = pollDashboards(port, service, () => isOver)
  const [cpuBeforeMs, startedMs] = [program.cpuMs(), performance.now()]
  await Promise.all(
    phones.map(async (phone) => {
      for (let sent = 0; sent < pushesEach; sent += 1) {
        const { status } = await push(port, phone, 1, sent + 1)
        if (status !== 200) throw new Error(`a push got ${status}`)
      }
    }),
  )
  const pushes = phones.length * pushesEach
  const perSecond = pushes / ((performance.now() - startedMs) / 1_000)
  const cpuMsPerPush = (program.cpuMs() - cpuBeforeMs) / pushes
  isOver = true
  const times = (await polls).toSorted((a, b) => a - b)
  const figures = [
    {
      name: `B17: p99 of the dashboards while ${phones.length} phones push without pause (${Math.round(perSecond)} pushes a second)`,
      measured: times[Math.floor(times.length * 0.99)] ?? Infinity,
      limit: 200,
      unit: 'ms',
    },
  ]
  return { cpuMsPerPush, figures }
}

async function measureBatches({ program, port }: Server, phones: Phone[]) {
  const startedMs = performance.now()
  for (const phone of phones.slice(0, batches)) {
    const { status } = await push(port, phone, entriesOfBatch, 1)
    if (status !== 200) throw new Error(`a push of ${entriesOfBatch} got ${status}`)
  }
  return { msPerBatch: (performance.now() - startedMs) / batches, memoryMb: program.peakMemoryMb() }
}

async function measureBareServer() {
  const main = resolve(import.meta.dirname, 'bare-server.main.ts')
  const program = await RunningProgram.start(process.execPath, [main], { env: {}, until: /running at http/ })
  const barePort = Number(/:(\d+)\s*$/.exec(program.output)?.[1])
  const singles = 1_000
  const cpuBeforeMs = program.cpuMs()
  for (const entry of makeEntries(singles, Date.now())) await postBare(barePort, [entry])
  const cpuMsPerEntry = (program.cpuMs() - cpuBeforeMs) / singles
  // As many as the product has.
  for (let stored = 0; stored < 200_000; stored += 5_000)
    await postBare(barePort, makeEntries(5_000, Date.now()))
  const startedMs = performance.now()
  for (let at = 0; at < batches; at += 1) await postBare(barePort, makeEntries(entriesOfBatch, Date.now()))
  const msPerBatch = (performance.now() - startedMs) / batches
  await program.stop()
  return { cpuMsPerEntry, msPerBatch }
}

function postBare(barePort: number, entries: readonly unknown[]): Promise<void> {
  return new Promise((done, failed) => {
    const sent = request({ host: '127.0.0.1', port: barePort, method: 'POST', path: '/' }, (response) => {
      response.resume()
      response.once('end', done)
    })
    sent.once('error', failed)
    sent.end(JSON.stringify(entries))
  })
}
