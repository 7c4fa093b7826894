import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import type { Db } from '../../platform/db/database.ts'

type ApprovedIdentity = {
  name: string
  dateOfBirth: string | undefined
  clinicianId: ClinicianId
  at: string
}

/** Stores the identity that a clinician approved. A later approval or confirmation replaces it. */
export async function saveApprovedIdentity(
  trx: Db,
  patientId: PatientId,
  { name, dateOfBirth, clinicianId, at }: ApprovedIdentity,
): Promise<void> {
  await trx
    .updateTable('patients')
    .set({
      approved_name: name,
      approved_date_of_birth: dateOfBirth ?? null,
      approved_by: clinicianId,
      approved_at: at,
    })
    .where('id', '=', patientId)
    .execute()
}

/** The approved identity and the clinician's name; undefined: never approved, or before this was stored. */
export async function findApprovedIdentity(db: Db, patientId: PatientId) {
  return db
    .selectFrom('patients')
    .innerJoin('clinicians', 'clinicians.id', 'patients.approved_by')
    .select(['approved_name', 'approved_date_of_birth', 'approved_at', 'clinicians.name', 'clinicians.title'])
    .where('patients.id', '=', patientId)
    .where('approved_name', 'is not', null)
    .where('approved_at', 'is not', null)
    .$narrowType<{ approved_name: string; approved_at: string }>()
    .executeTakeFirst()
}
