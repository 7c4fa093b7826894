import type { Clinician } from '@second-wind/core/care/clinician'
import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import type { Db } from '../db/database.ts'

export async function findClinician(db: Db, id: ClinicianId): Promise<Clinician | undefined> {
  return db.selectFrom('clinicians').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertClinician(trx: Db, clinician: Clinician): Promise<void> {
  await trx.insertInto('clinicians').values(clinician).execute()
}

export async function insertShare(
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

/** @returns since when the share existed; undefined when there was none */
export async function deleteShare(
  trx: Db,
  clinicianId: ClinicianId,
  patientId: PatientId,
): Promise<string | undefined> {
  const link = await trx
    .deleteFrom('care_links')
    .where('clinician_id', '=', clinicianId)
    .where('patient_id', '=', patientId)
    .returning('created_at')
    .executeTakeFirst()
  return link?.created_at
}

export async function hasShare(db: Db, clinicianId: ClinicianId, patientId: PatientId): Promise<boolean> {
  const link = await db
    .selectFrom('care_links')
    .select('patient_id')
    .where('clinician_id', '=', clinicianId)
    .where('patient_id', '=', patientId)
    .executeTakeFirst()
  return link !== undefined
}

/** Whether one of this clinician's patients, other than this one, has the number. */
export async function hasOtherPatientWithNhsNumber(
  db: Db,
  clinicianId: ClinicianId,
  { patientId, nhsNumber }: { patientId: PatientId | null; nhsNumber: string },
): Promise<boolean> {
  const other = await db
    .selectFrom('care_links')
    .innerJoin('patients', 'patients.id', 'care_links.patient_id')
    .select('patients.id')
    .where('clinician_id', '=', clinicianId)
    .where('nhs_number', '=', nhsNumber)
    .$if(patientId !== null, (query) => query.where('patients.id', '!=', patientId))
    .executeTakeFirst()
  return other !== undefined
}

/** How many patients share with this clinician, and when the newest began to; undefined without any. */
export async function countShares(
  db: Db,
  clinicianId: ClinicianId,
): Promise<{ links: number; newestAt: string | undefined }> {
  const { links, newest } = await db
    .selectFrom('care_links')
    .select((eb) => [
      eb.fn.countAll<number>().as('links'),
      eb.fn.max<string | null>('created_at').as('newest'),
    ])
    .where('clinician_id', '=', clinicianId)
    .executeTakeFirstOrThrow()
  return { links, newestAt: newest ?? undefined }
}
