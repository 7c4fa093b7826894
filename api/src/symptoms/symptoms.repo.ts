import type { PatientId } from '@second-wind/core/model/ids'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/model/symptom-entry'
import type { Db } from '../db/database.ts'
import type { Change } from '../sync/received.ts'
import { toSymptomEntry, toSymptomRow } from './symptoms.table.ts'

/** False when the id is taken. */
export async function insertSymptoms(trx: Db, change: Change, report: SymptomReport): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await trx
    .insertInto('symptom_entries')
    .values(toSymptomRow(change, report))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return inserted === 1n
}

/** Newest first by the time they claim. */
export async function listSymptoms(db: Db, owner: PatientId, limit: number): Promise<SymptomEntry[]> {
  const rows = await db
    .selectFrom('symptom_entries')
    .selectAll()
    .where('patient_id', '=', owner)
    .orderBy('occurred_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toSymptomEntry)
}

export async function findSymptoms(db: Db, owner: PatientId, ids: string[]): Promise<SymptomEntry[]> {
  const rows = await db
    .selectFrom('symptom_entries')
    .selectAll()
    .where('patient_id', '=', owner)
    .where('id', 'in', ids)
    .execute()
  return rows.map(toSymptomEntry)
}
