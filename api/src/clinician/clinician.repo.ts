import type { Clinician } from '@second-wind/core/model/clinician'
import type { ClinicianId, PatientId } from '@second-wind/core/model/ids'
import type { Db } from '../db/database.ts'

export async function findClinician(db: Db, id: ClinicianId): Promise<Clinician | undefined> {
  return db.selectFrom('clinicians').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertClinician(trx: Db, clinician: Clinician): Promise<void> {
  await trx.insertInto('clinicians').values(clinician).execute()
}

export async function insertLink(
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

export async function isLinked(db: Db, clinicianId: ClinicianId, patientId: PatientId): Promise<boolean> {
  const link = await db
    .selectFrom('care_links')
    .select('patient_id')
    .where('clinician_id', '=', clinicianId)
    .where('patient_id', '=', patientId)
    .executeTakeFirst()
  return link !== undefined
}

export async function countLinks(db: Db, clinicianId: ClinicianId): Promise<number> {
  const { links } = await db
    .selectFrom('care_links')
    .select((eb) => eb.fn.countAll<number>().as('links'))
    .where('clinician_id', '=', clinicianId)
    .executeTakeFirstOrThrow()
  return links
}
