import type { PatientId } from '@second-wind/core/platform/ids'
import type { ClockDoubt } from '@second-wind/core/records/clock-doubt'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { clockFactsOf } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/database.ts'
import { occurredSince } from '../../platform/db/occurred-since.ts'
import { toTriageResult, type TriageRow } from './triage.table.ts'

export async function insertTriage(trx: Db, rows: readonly TriageRow[]): Promise<void> {
  await trx.insertInto('triage_results').values(rows).execute()
}

/** Newest first, by the time the phone reported. */
export async function listTriage(db: Db, owner: PatientId, limit: number): Promise<TriageResult[]> {
  const rows = await db
    .selectFrom('triage_results')
    .selectAll()
    .where('patient_id', '=', owner)
    .orderBy('occurred_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toTriageResult)
}

/** Newest first, by the time the phone reported. */
export async function listTriageSince(
  db: Db,
  owner: PatientId,
  sinceMs: number,
): Promise<(TriageResult & ClockDoubt)[]> {
  const rows = await db
    .selectFrom('triage_results')
    .selectAll()
    .where('patient_id', '=', owner)
    .where(occurredSince(sinceMs))
    .orderBy('occurred_ms', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...toTriageResult(row), ...clockFactsOf(row) }))
}

export async function findTriage(db: Db, owner: PatientId, ids: string[]): Promise<TriageResult[]> {
  const rows = await db
    .selectFrom('triage_results')
    .selectAll()
    .where('patient_id', '=', owner)
    .where('id', 'in', ids)
    .execute()
  return rows.map(toTriageResult)
}
