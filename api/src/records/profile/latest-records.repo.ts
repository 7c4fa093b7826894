import type { PatientId } from '@second-wind/core/platform/ids'
import { sql } from 'kysely'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import { countedMs } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/database.ts'

/**
 * Keeps a reference to a patient's latest record for the clinician's list. A late arrival never replaces a newer
 * record, whatever the order of arrival.
 */
export async function updateLatestRecord(
  trx: Db,
  slot: 'latest_symptom' | 'latest_triage',
  change: IncomingChange,
): Promise<void> {
  const idColumn = sql.ref(`${slot}_id`)
  const msColumn = sql.ref(`${slot}_ms`)
  const { entityId, latestMs, patientId } = change
  await sql`
    update patients set ${idColumn} = ${entityId}, ${msColumn} = ${latestMs}
    where id = ${patientId} and (
      ${msColumn} is null or ${msColumn} < ${latestMs} or (${msColumn} = ${latestMs} and ${idColumn} < ${entityId})
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
  const rows = await (
    table === 'symptom_entries' ? selectEntries(trx, patientId) : selectChecks(trx, patientId)
  ).execute()
  return rows
    .map((row) => ({ id: row.id, latestMs: countedMs(row) }))
    .toSorted((a, b) => a.latestMs - b.latestMs || (a.id < b.id ? -1 : 1))
    .at(-1)
}

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
