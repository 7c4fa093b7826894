import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pushPath } from '@second-wind/core/sync/protocol'
import { aMutation } from '../fixtures/a-mutation.ts'
import { aPush } from '../support/push.ts'
import type { AttackResult } from './attack-result.ts'
import { findProgram } from './running-program.ts'
import { type SignedIn, seedSignedInPeople } from './seed-signed-in-people.ts'
import { startServer } from './start-server.ts'

const port = 8442
const origin = `http://localhost:${port}`
const mib = 1024 ** 2
/** The server measures its disk every second. */
const noticedMs = 3_000

/** On a disk of its own in memory, in a namespace of its own, so that nothing else is short of room. */
export async function attackDisk(): Promise<AttackResult> {
  const row = {
    attack: 'the disk fills up, first nearly and then to its end',
    expected: 'entries refused, all reads go on, nothing acknowledged lost, entries again without a restart',
  }
  if (findProgram('unshare') === undefined)
    return { ...row, result: 'not run: unshare is not installed', isGood: undefined }

  const folder = mkdtempSync(join(tmpdir(), 'second-wind-attack-'))
  const [seeded, disk] = [join(folder, 'seeded'), join(folder, 'disk')]
  mkdirSync(disk)
  const people = await seedSignedInPeople(seeded)
  const onDisk = 'mount -t tmpfs -o size=160m tmpfs "$0" && cp -a "$1/." "$0" && shift && exec "$@"'
  const settings = { PUBLIC_ORIGIN: origin, PORT: String(port), DATA_DIR: disk }
  const wrapper = ['unshare', '--map-root-user', '--mount', 'sh', '-c', onDisk, disk, seeded]
  const server = await startServer(settings, wrapper)
  try {
    return { ...row, ...(await fillAndEmpty(`/proc/${server.pid}/root${disk}`, people)) }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fillAndEmpty(
  disk: string,
  people: SignedIn,
): Promise<Pick<AttackResult, 'result' | 'isGood'>> {
  let [seq, acknowledged] = [0, 0]
  const push = async () => {
    const body = aPush([aMutation({ clientSeq: (seq += 1) })], { deviceId: people.patient.deviceId })
    const { status } = await request(people.patient.cookie, pushPath, body)
    if (status === 200) acknowledged += 1
    return status
  }
  const stages: string[] = []
  const stage = async (name: string, expectedPush: number) => {
    await sleep(noticedMs)
    const [pushed, reads] = [await push(), await readAll(people)]
    stages.push(`${name}: push ${pushed}, reads ${reads.join(' ')}`)
    return pushed === expectedPush && reads.every((status) => status === 200)
  }
  const filler = join(disk, 'filler')
  const held = [await stage('before', 200)]
  fill(filler, 30 * mib)
  held.push(await stage('30 MiB left', 503))
  fill(filler, 0)
  held.push(await stage('nothing left', 503))
  rmSync(filler)
  held.push(await stage('room again', 200))
  const listed = await (await request(people.patient.cookie, '/api/symptoms/1')).json()
  const kept = Array.isArray(listed) ? listed.length : 0
  return {
    result: `${stages.join('; ')}; ${kept} of ${acknowledged} acknowledged entries stored`,
    isGood: held.every(Boolean) && kept === acknowledged,
  }
}

async function readAll({ patient, clinician }: SignedIn): Promise<number[]> {
  const reads = [
    [patient.cookie, '/api/users/1'],
    [patient.cookie, '/api/symptoms/1'],
    [patient.cookie, '/api/session'],
    [clinician.cookie, '/api/clinician-dashboard/1'],
    [clinician.cookie, '/api/patient-records/1'],
  ] as const
  const statuses: number[] = []
  for (const [cookie, path] of reads) statuses.push((await request(cookie, path)).status)
  return statuses
}

function request(cookie: string, path: string, body?: unknown): Promise<Response> {
  if (body === undefined) return fetch(origin + path, { headers: { cookie } })
  const headers = { cookie, 'content-type': 'application/json' }
  return fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Until so many bytes are left, or the disk accepts no more. */
function fill(file: string, leftBytes: number): void {
  const [opened, chunk] = [openSync(file, 'a'), Buffer.alloc(mib / 4, 1)]
  try {
    while (freeBytes(file) > leftBytes) writeSync(opened, chunk)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(opened)
  }
}

function freeBytes(file: string): number {
  const { bavail, bsize } = statfsSync(file)
  return bavail * bsize
}
