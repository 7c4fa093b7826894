import { maxEntriesRead } from '@second-wind/core/findings/recent-records'
import { findingCountsForMs } from '@second-wind/core/findings/time-windows'
import type { PatientId } from '@second-wind/core/platform/ids'
import type { ClockDoubt } from '@second-wind/core/records/clock-doubt'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { Db } from '../../platform/db/database.ts'
import { occurredSince } from '../../platform/db/occurred-since.ts'
import { iso } from '../../platform/iso.ts'
import { type SymptomRow, toReportColumns, toSymptomEntry } from './symptoms.table.ts'

export async function insertSymptoms(trx: Db, rows: readonly SymptomRow[]): Promise<void> {
  await trx.insertInto('symptom_entries').values(rows).execute()
}

/** Deleted or not. */
export async function findSymptomRow(trx: Db, owner: PatientId, id: string): Promise<SymptomRow | undefined> {
  return trx
    .selectFrom('symptom_entries')
    .selectAll()
    .where('id', '=', id)
    .where('patient_id', '=', owner)
    .executeTakeFirst()
}

export async function replaceReport(trx: Db, id: string, report: SymptomReport): Promise<void> {
  await trx.updateTable('symptom_entries').set(toReportColumns(report)).where('id', '=', id).execute()
}

export async function markDeleted(trx: Db, id: string, deletedAt: string): Promise<void> {
  await trx.updateTable('symptom_entries').set({ deleted_at: deletedAt }).where('id', '=', id).execute()
}

/** Newest first, by the time the phone reported. */
export async function listSymptoms(db: Db, owner: PatientId, limit: number): Promise<SymptomEntry[]> {
  return (await listSymptomRows(db, owner, limit)).map(toSymptomEntry)
}

/**
 * The same as they are stored, for a caller that needs few of them.
 *
 * @param beforeMs only entries before this time, epoch milliseconds
 */
export function listSymptomRows(
  db: Db,
  owner: PatientId,
  limit: number,
  beforeMs?: number,
): Promise<SymptomRow[]> {
  let query = db
    .selectFrom('symptom_entries')
    .selectAll()
    .where('patient_id', '=', owner)
    .where('deleted_at', 'is', null)
    .orderBy('occurred_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (beforeMs !== undefined) query = query.where('occurred_ms', '<', beforeMs)
  return query.execute()
}

const maxReadAgain = 100

export type ChangedEntry = Pick<SymptomRow, 'id' | 'occurred_ms'>

/** Those among the newest entries, which the rules compare others with. Deleted or not. */
export async function listComparedEntries(
  db: Db,
  owner: PatientId,
  ids: readonly string[],
): Promise<ChangedEntry[]> {
  return db
    .selectFrom('symptom_entries')
    .select(['id', 'occurred_ms'])
    .where('id', 'in', ids)
    .where('occurred_ms', '>=', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('symptom_entries')
          .select('occurred_ms')
          .where('patient_id', '=', owner)
          .where('deleted_at', 'is', null)
          .orderBy('occurred_ms', 'desc')
          .offset(maxEntriesRead)
          .limit(1),
        eb.lit(0),
      ),
    )
    .execute()
}

/** Entries of the last 48 hours that were logged after one of these. Oldest first; the newest 100 at most. */
export async function listEntriesToReassess(
  db: Db,
  owner: PatientId,
  changed: readonly ChangedEntry[],
  receivedAtMs: number,
): Promise<SymptomRow[]> {
  const rows = await db
    .selectFrom('symptom_entries')
    .selectAll()
    .where('patient_id', '=', owner)
    .where('deleted_at', 'is', null)
    .where('occurred_ms', '>', Math.min(...changed.map((entry) => entry.occurred_ms)))
    .where(occurredSince(receivedAtMs - findingCountsForMs.emergency))
    .orderBy('occurred_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(maxReadAgain)
    .execute()
  return rows.toReversed()
}

/** Entries that arrived since then from a phone whose clock is in doubt: by that clock they may be old. */
export async function listDoubtfulSymptomsSince(
  db: Db,
  owner: PatientId,
  sinceMs: number,
): Promise<(SymptomEntry & ClockDoubt)[]> {
  const rows = await db
    .selectFrom('symptom_entries')
    .selectAll()
    .where('patient_id', '=', owner)
    .where('deleted_at', 'is', null)
    .where('clock_suspect', '=', 1)
    .where('received_at', '>=', iso(sinceMs))
    .execute()
  return rows.map((row) => ({ ...toSymptomEntry(row), isClockDoubtful: true }))
}

export async function findSymptoms(db: Db, owner: PatientId, ids: string[]): Promise<SymptomEntry[]> {
  const rows = await db
    .selectFrom('symptom_entries')
    .selectAll()
    .where('patient_id', '=', owner)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(toSymptomEntry)
}

/** Counts the entries of all patients, deleted ones included. */
export async function countEntries(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('symptom_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
