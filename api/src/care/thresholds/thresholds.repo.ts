import type { ThresholdChange } from '@second-wind/core/care/contract/patient-record'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import type { PatientId } from '@second-wind/core/platform/ids'
import { type ChangeThreshold, changeThreshold } from '@second-wind/core/records/usual-day'
import type { Insertable } from 'kysely'
import type { Db, Tables } from '../../platform/db/database.ts'

/** Null is the default threshold. */
export async function replaceThreshold(
  trx: Db,
  id: PatientId,
  threshold: ChangeThreshold | null,
  version: number,
): Promise<void> {
  await trx
    .updateTable('patients')
    .set({ change_threshold: threshold && JSON.stringify(threshold), version })
    .where('id', '=', id)
    .execute()
}

export async function insertThresholdChange(
  trx: Db,
  change: Insertable<Tables['threshold_changes']>,
): Promise<void> {
  await trx.insertInto('threshold_changes').values(change).execute()
}

/** Newest first. */
export async function listThresholdChanges(db: Db, patientId: PatientId): Promise<ThresholdChange[]> {
  const rows = await db
    .selectFrom('threshold_changes')
    .innerJoin('clinicians', 'clinicians.id', 'threshold_changes.clinician_id')
    .select(['threshold', 'reason', 'changed_at', 'clinicians.name', 'clinicians.title'])
    .where('patient_id', '=', patientId)
    .orderBy('threshold_changes.id', 'desc')
    .execute()
  return rows.map(({ threshold, reason, changed_at: at, ...who }) => ({
    threshold: threshold === null ? null : changeThreshold.parse(JSON.parse(threshold)),
    reason,
    who: clinicianName(who),
    at,
  }))
}

export async function deleteThresholdChanges(trx: Db, patientId: PatientId): Promise<void> {
  await trx.deleteFrom('threshold_changes').where('patient_id', '=', patientId).execute()
}
