import type { PatientId } from '@second-wind/core/platform/ids'
import { sql } from 'kysely'
import { countedTimeOfRowMs, type MomentColumns } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/database.ts'

type DatedRow = Pick<MomentColumns, 'occurred_ms' | 'received_at' | 'clock_suspect'> & { id: string }

/**
 * Keeps a reference to a patient's latest record for the clinician's list. A late arrival never replaces a newer
 * record, whatever the order of arrival.
 *
 * @param rows new records
 */
export async function updateLatestRecord(
  trx: Db,
  slot: 'latest_symptom' | 'latest_triage',
  patientId: PatientId,
  rows: readonly DatedRow[],
): Promise<void> {
  const latest = latestOf(rows)
  if (!latest) return
  const idColumn = sql.ref(`${slot}_id`)
  const msColumn = sql.ref(`${slot}_ms`)
  const { id, latestMs } = latest
  await sql`
    update patients set ${idColumn} = ${id}, ${msColumn} = ${latestMs}
    where id = ${patientId} and (
      ${msColumn} is null or ${msColumn} < ${latestMs} or (${msColumn} = ${latestMs} and ${idColumn} < ${id})
    )`.execute(trx)
}

/** Recomputes the references to the latest records after some were removed. */
export async function recomputeLatestRecords(trx: Db, patientId: PatientId): Promise<void> {
  const symptom = await findLatest(trx, 'symptom_entries', patientId)
  const triage = await findLatest(trx, 'triage_results', patientId)
  await trx
    .updateTable('patients')
    .set({
      latest_symptom_id: symptom?.id ?? null,
      latest_symptom_ms: symptom?.latestMs ?? null,
      latest_triage_id: triage?.id ?? null,
      latest_triage_ms: triage?.latestMs ?? null,
    })
    .where('id', '=', patientId)
    .execute()
}

async function findLatest(trx: Db, table: 'symptom_entries' | 'triage_results', patientId: PatientId) {
  const select = table === 'symptom_entries' ? selectEntries : selectChecks
  return latestOf(await select(trx, patientId).execute())
}

const latestOf = (rows: readonly DatedRow[]) =>
  rows
    .map((row) => ({ id: row.id, latestMs: countedTimeOfRowMs(row) }))
    .toSorted((a, b) => a.latestMs - b.latestMs || (a.id < b.id ? -1 : 1))
    .at(-1)

const selectEntries = (trx: Db, patientId: PatientId) =>
  trx
    .selectFrom('symptom_entries')
    .select(['id', 'occurred_ms', 'received_at', 'clock_suspect'])
    .where('patient_id', '=', patientId)
    .where('deleted_at', 'is', null)

/** Symptom checks without follow-up replies. */
const selectChecks = (trx: Db, patientId: PatientId) =>
  trx
    .selectFrom('triage_results')
    .select(['id', 'occurred_ms', 'received_at', 'clock_suspect'])
    .where('patient_id', '=', patientId)
    .where((eb) => eb.or([eb('track', 'is', null), eb('track', '!=', 'follow-up')]))
