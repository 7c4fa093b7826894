import type { Clinician } from '@second-wind/core/model/clinician'
import type { ClinicianId, PatientId } from '@second-wind/core/model/ids'
import type { Db } from '../db/database.ts'

export async function findClinician(db: Db, id: ClinicianId): Promise<Clinician | undefined> {
  return db.selectFrom('clinicians').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertClinician(trx: Db, clinician: Clinician): Promise<void> {
  await trx.insertInto('clinicians').values(clinician).execute()
}

/** From now on this clinician may see this patient. */
export async function linkPatient(
  trx: Db,
  clinicianId: ClinicianId,
  patientId: PatientId,
  createdAt: string,
): Promise<void> {
  await trx
    .insertInto('care_links')
    .values({ clinician_id: clinicianId, patient_id: patientId, created_at: createdAt })
    .execute()
}
