import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { receiptsPath } from '@second-wind/core/sync/protocol'
import type { PatientActor } from '../platform/authentication/actor.ts'
import type { Route } from '../platform/authentication/route.ts'
import type { Ctx } from '../platform/deps.ts'
import { ApiError } from '../platform/errors.ts'

const mib = 1024 ** 2
const reserveBytes = 16 * mib
/** Below this phones keep what they send, so that sessions and the audit log of reads can still be written. */
const fewestForEntriesBytes = 64 * mib
/** Below this the disk is full: the reserve is given up. */
const fullBytes = 4 * mib
const enoughToReserveBytes = 128 * mib

const checkedEveryMs = 1_000
const retryAfterS = 60

export type DiskReserve = {
  /** Measures the disk, and takes or gives up the reserve. */
  check(): Promise<void>
  hasRoomForEntries(): boolean
}

/**
 * Room for what reads must write when the disk is full: entries are refused a little earlier, and a file that only
 * takes up space is deleted when something else has filled the disk to its end.
 */
export function createDiskReserve(dataDir: string, freeBytes: () => Promise<number>): DiskReserve {
  const file = join(dataDir, 'disk-reserve')
  let hasRoom = true
  return {
    async check() {
      const free = await freeBytes()
      hasRoom = free >= fewestForEntriesBytes
      const isTaken = existsSync(file)
      if (isTaken && free < fullBytes) await rm(file)
      if (!isTaken && free >= enoughToReserveBytes) {
        await writeFile(file, randomBytes(reserveBytes), { mode: 0o600 })
      }
    },
    hasRoomForEntries: () => hasRoom,
  }
}

export async function keepDiskReserve(dataDir: string): Promise<DiskReserve> {
  const reserve = createDiskReserve(dataDir, () => measureFreeBytes(dataDir))
  // What cannot be measured or written now is tried again; SQLite itself refuses what does not fit.
  const check = () => reserve.check().catch(() => undefined)
  await check()
  setInterval(() => void check(), checkedEveryMs).unref()
  return reserve
}

export async function measureFreeBytes(dataDir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize
}

/** Refuses what adds to a record while there is no room for it. Reading goes on. */
export const requireRoomForEntries = (routes: readonly Route[], reserve: DiskReserve | undefined): Route[] =>
  routes.map((rule) => {
    if (!reserve || rule.who !== 'patient' || rule.method === 'GET' || rule.path === receiptsPath) return rule
    return {
      ...rule,
      handle: (c: Ctx, actor: PatientActor) => {
        if (!reserve.hasRoomForEntries()) throw new ApiError('storage_unavailable', { retryAfterS })
        return rule.handle(c, actor)
      },
    }
  })
