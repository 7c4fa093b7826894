import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { foldName, timeKey, urgencyRank } from '@second-wind/core/care/roster/sort-by-urgency'
import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import type { Db } from '../../platform/db/database.ts'

/** Rows as JSON texts, most urgent first: all, those changed after `since`, or the first few. */
export async function listRosterRows(
  db: Db,
  clinicianId: ClinicianId,
  { since, limit }: { since?: number | undefined; limit?: number | undefined } = {},
): Promise<string[]> {
  let query = db
    .selectFrom('roster_rows')
    .select('row')
    .where('clinician_id', '=', clinicianId)
    .orderBy('urgency')
    .orderBy('latest_sign_ms', 'desc')
    .orderBy('sort_name')
    .orderBy('patient_id')
  if (since !== undefined) query = query.where('revision', '>', since)
  if (limit !== undefined) query = query.limit(limit)
  const rows = await query.execute()
  return rows.map(({ row }) => row)
}

/** `untilMs`: when time alone changes the row; null for never. */
export type StoredRow = { text: string; untilMs: number | null }

/** This patient's stored row in the list of each clinician. */
export async function getStoredRowsByClinician(
  db: Db,
  patientId: PatientId,
): Promise<Map<ClinicianId, StoredRow>> {
  const rows = await db
    .selectFrom('roster_rows')
    .select(['clinician_id', 'row as text', 'valid_until_ms as untilMs'])
    .where('patient_id', '=', patientId)
    .execute()
  return new Map(rows.map(({ clinician_id: clinicianId, ...row }) => [clinicianId, row]))
}

export async function listCliniciansOf(db: Db, patientId: PatientId): Promise<ClinicianId[]> {
  const links = await db
    .selectFrom('care_links')
    .select('clinician_id')
    .where('patient_id', '=', patientId)
    .execute()
  return links.map((link) => link.clinician_id)
}

/** @param revision the new revision of the clinician's list */
export async function putRosterRow(
  trx: Db,
  clinicianId: ClinicianId,
  row: DashboardPatient,
  { untilMs, revision }: Pick<StoredRow, 'untilMs'> & { revision: number },
): Promise<void> {
  const changedColumns = {
    urgency: urgencyRank(row),
    latest_sign_ms: timeKey(row),
    sort_name: foldName(row.name),
    revision,
    row: JSON.stringify(row),
    valid_until_ms: untilMs,
  }
  await trx
    .insertInto('roster_rows')
    .values({ clinician_id: clinicianId, patient_id: row.id, ...changedColumns })
    .onConflict((conflict) => conflict.columns(['clinician_id', 'patient_id']).doUpdateSet(changedColumns))
    .execute()
}

export async function setValidity(
  trx: Db,
  clinicianId: ClinicianId,
  patientId: PatientId,
  untilMs: number | null,
): Promise<void> {
  await trx
    .updateTable('roster_rows')
    .set({ valid_until_ms: untilMs })
    .where('clinician_id', '=', clinicianId)
    .where('patient_id', '=', patientId)
    .execute()
}

/** The next reader of a list refreshes this patient's row first. */
export async function markRosterRowsOutdated(trx: Db, patientId: PatientId): Promise<void> {
  await trx
    .updateTable('roster_rows')
    .set({ valid_until_ms: 0 })
    .where('patient_id', '=', patientId)
    .execute()
}

/** The patients of this clinician whose row time alone has changed, or which is marked as outdated. */
export async function listExpiredPatients(
  db: Db,
  clinicianId: ClinicianId,
  nowMs: number,
): Promise<PatientId[]> {
  const rows = await db
    .selectFrom('roster_rows')
    .select('patient_id')
    .where('clinician_id', '=', clinicianId)
    .where('valid_until_ms', '<=', nowMs)
    .execute()
  return rows.map((row) => row.patient_id)
}

export async function deleteRosterRow(
  trx: Db,
  clinicianId: ClinicianId,
  patientId: PatientId,
): Promise<void> {
  await trx
    .deleteFrom('roster_rows')
    .where('clinician_id', '=', clinicianId)
    .where('patient_id', '=', patientId)
    .execute()
}
