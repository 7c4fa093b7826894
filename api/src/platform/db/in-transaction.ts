import { setTimeout as sleep } from 'node:timers/promises'
import type { PatientId } from '@second-wind/core/platform/ids'
import type { ControlledTransaction } from 'kysely'
import type { Db, Tables } from './database.ts'
import { beginHolding } from './dialect.ts'
import { storageFaultOf } from './storage-fault.ts'

/** A transaction, in which savepoints are possible. */
export type Trx = ControlledTransaction<Tables>

export type Work<T> = (trx: Trx) => Promise<T>

/** When work that met another writer is done again. */
export type Retrying = {
  /** In all. */
  maxTries: number
  /** No other try begins after this time. */
  withinMs: number
  /** The longest wait before the second try; it doubles from try to try. */
  firstWaitMs: number
  /** Milliseconds of any clock that never goes back. */
  now: () => number
  random: () => number
  sleep: (ms: number) => Promise<unknown>
}

const usualRetrying: Retrying = {
  maxTries: 5,
  // Shorter than SQLite's own wait for another writer (open-database.ts): that is not waited for twice.
  withinMs: 3_000,
  firstWaitMs: 20,
  now: () => performance.now(),
  random: Math.random,
  sleep,
}

/** Tests have all work done once before, and undone (tests/support/rehearse-work.ts). */
export const rehearsal: {
  before?: (db: Db, patientId: PatientId | undefined, work: Work<unknown>) => Promise<void>
} = {}

/**
 * The only way to begin a transaction: does all of `work` or nothing. When another writer was in the way, it is done
 * again from its start. So it changes nothing but the database: what it logs, counts or sends comes after the
 * transaction, from what `work` returns.
 *
 * @param patientId whose record is locked before anything is read; undefined when the work concerns no patient, or
 *   finds only in the database which
 * @throws the storage's error after the last try; the caller of the API is then told to come back later (errors.ts)
 */
export async function inTransaction<T>(
  db: Db,
  patientId: PatientId | undefined,
  work: Work<T>,
  retrying: Retrying = usualRetrying,
): Promise<T> {
  await rehearsal.before?.(db, patientId, work)
  const startedMs = retrying.now()
  for (let tries = 1; ; tries += 1) {
    try {
      return await doOnce(db, patientId, work)
    } catch (error) {
      const isLast = tries >= retrying.maxTries || retrying.now() - startedMs >= retrying.withinMs
      if (isLast || storageFaultOf(error) !== 'conflict') throw error
    }
    // At random, so that two that were in each other's way do not meet again.
    await retrying.sleep(retrying.random() * retrying.firstWaitMs * 2 ** (tries - 1))
  }
}

async function doOnce<T>(db: Db, patientId: PatientId | undefined, work: Work<T>): Promise<T> {
  const trx = await beginHolding(db, patientId)
  try {
    const result = await work(trx)
    await trx.commit().execute()
    return result
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute()
    throw error
  }
}
