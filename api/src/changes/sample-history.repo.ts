import type { PatientId } from '@second-wind/core/platform/ids'
import type { Db } from '../platform/db/database.ts'

type RecordTable = 'symptom_entries' | 'triage_results' | 'activities'

/** @returns the ids of the deleted rows */
export async function deleteSampleRows(
  trx: Db,
  table: RecordTable,
  patientId: PatientId,
  sampleDeviceId: string,
): Promise<string[]> {
  const rows = await trx
    .deleteFrom(table)
    .where('patient_id', '=', patientId)
    .where('device_id', '=', sampleDeviceId)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

export async function deleteSampleVersions(
  trx: Db,
  patientId: PatientId,
  sampleDeviceId: string,
): Promise<void> {
  await trx
    .deleteFrom('symptom_versions')
    .where('patient_id', '=', patientId)
    .where('entry_id', 'in', (eb) =>
      eb
        .selectFrom('symptom_entries')
        .select('symptom_entries.id')
        .where('symptom_entries.device_id', '=', sampleDeviceId),
    )
    .execute()
}

export async function deleteSampleAlerts(trx: Db, patientId: PatientId, sourceIds: string[]): Promise<void> {
  if (sourceIds.length === 0) return
  await trx
    .deleteFrom('alerts')
    .where('patient_id', '=', patientId)
    .where('source_id', 'in', sourceIds)
    .execute()
}

/** False when the patient had none, and so is not a sample person. */
export async function deleteSampleDevice(
  trx: Db,
  patientId: PatientId,
  sampleDeviceId: string,
): Promise<boolean> {
  const { numDeletedRows: count } = await trx
    .deleteFrom('devices')
    .where('patient_id', '=', patientId)
    .where('device_id', '=', sampleDeviceId)
    .executeTakeFirstOrThrow()
  return count === 1n
}
