import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AttackResult } from './attack-result.ts'
import { type Entrance, origin } from './entrances.ts'
import { flood } from './flood.ts'
import { experienceDuring, p95 } from './other-person.ts'
import type { RunningProgram } from './running-program.ts'
import { seedSignedInPeople } from './seed-signed-in-people.ts'
import { startServer } from './start-server.ts'

const size = { connections: 10_000, addresses: 100, durationMs: 10 * 60_000 }
const calmMs = 10_000
const limits = { p95Ms: 500, memoryMb: 300, settleMs: 30_000 }
/** The other person's own connections, and files that SQLite opens when it first needs them. */
const spareFiles = 12

export async function attackConnections(entrance: Entrance): Promise<AttackResult> {
  const row = {
    attack: `${entrance.name}: 10,000 hostile connections in 10 minutes, 1,000 of them at once from one address`,
    expected: 'others: p95 below 500 ms, none refused; server below 300 MB; files as before within 30 s',
  }
  if (entrance.missing !== undefined)
    return { ...row, result: `not run: ${entrance.missing} is not installed`, isGood: undefined }

  const folder = mkdtempSync(join(tmpdir(), 'second-wind-attack-'))
  const programs: RunningProgram[] = []
  try {
    const dataDir = join(folder, 'data')
    const { patient } = await seedSignedInPeople(dataDir)
    const settings = { PUBLIC_ORIGIN: origin, DATA_DIR: dataDir, ...entrance.settings(folder) }
    const server = await startServer(settings)
    programs.push(server)
    const proxy = await entrance.startProxy?.(folder)
    if (proxy) programs.unshift(proxy)
    return { ...row, ...(await measure(server, patient.cookie)) }
  } finally {
    for (const program of programs) await program.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(
  server: RunningProgram,
  cookie: string,
): Promise<Pick<AttackResult, 'result' | 'isGood'>> {
  const calm = await experienceDuring(cookie, () => sleep(calmMs))
  const filesBefore = server.openFiles()
  const attacked = await experienceDuring(cookie, () => flood(size))
  const settledS = await untilSettled(server, filesBefore + spareFiles)
  attacked.result.disconnect()
  const [p95Ms, memoryMb] = [p95(attacked.times), server.peakMemoryMb()]
  for (const failure of new Set(attacked.failures)) console.log(`  ${failure}`)
  return {
    result: [
      `p95 ${Math.round(p95Ms)} ms (before: ${Math.round(p95(calm.times))} ms)`,
      `load ${Math.round(loadavg()[0] ?? 0)} on ${availableParallelism()} processors`,
      `${attacked.failures.length} of ${attacked.times.length} refused`,
      `${Math.round(memoryMb)} MB`,
      settledS === undefined
        ? `${server.openFiles() - filesBefore} files still open`
        : `files after ${settledS} s`,
    ].join('; '),
    isGood:
      p95Ms < limits.p95Ms &&
      attacked.failures.length === 0 &&
      memoryMb < limits.memoryMb &&
      settledS !== undefined,
  }
}

/** @returns after how many seconds its open files were few again; undefined when they were not in time */
async function untilSettled(server: RunningProgram, most: number): Promise<number | undefined> {
  const startedMs = performance.now()
  for (let passedMs = 0; passedMs < limits.settleMs; passedMs = performance.now() - startedMs) {
    if (server.openFiles() <= most) return Math.ceil(passedMs / 1000)
    await sleep(250)
  }
  return undefined
}
