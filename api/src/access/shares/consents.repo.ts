import type { Clinician } from '@second-wind/core/care/clinician'
import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import type { Insertable, Selectable } from 'kysely'
import type { AccessTables } from '../../platform/db/access-tables.ts'
import type { Db } from '../../platform/db/database.ts'

type Consent = Selectable<AccessTables['consents']>
export type ShareRow = { clinician: Clinician; since: string; consent: Consent | undefined }

export async function insertConsent(trx: Db, consent: Insertable<AccessTables['consents']>): Promise<void> {
  await trx.insertInto('consents').values(consent).execute()
}

/** This patient's newest consent for this clinician that is not withdrawn. */
export async function findConsent(
  db: Db,
  { patientId, clinicianId }: { patientId: PatientId; clinicianId: ClinicianId },
): Promise<Consent | undefined> {
  return db
    .selectFrom('consents')
    .selectAll()
    .where('patient_id', '=', patientId)
    .where('clinician_id', '=', clinicianId)
    .where('withdrawn_at', 'is', null)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** Every clinician who can see this record now, newest first, with the newest consent. */
export async function listShares(db: Db, patientId: PatientId): Promise<ShareRow[]> {
  const links = await db
    .selectFrom('care_links')
    .innerJoin('clinicians', 'clinicians.id', 'care_links.clinician_id')
    .selectAll('clinicians')
    .select('care_links.created_at')
    .where('care_links.patient_id', '=', patientId)
    .orderBy('care_links.created_at', 'desc')
    .orderBy('clinicians.id')
    .execute()
  const consents = await db
    .selectFrom('consents')
    .selectAll()
    .where('patient_id', '=', patientId)
    .where('withdrawn_at', 'is', null)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return links.map(({ created_at: since, ...clinician }) => ({
    clinician,
    since,
    consent: consents.find((consent) => consent.clinician_id === clinician.id),
  }))
}

export async function markConsentsWithdrawn(
  trx: Db,
  { patientId, clinicianId }: { patientId: PatientId; clinicianId: ClinicianId },
  at: string,
): Promise<void> {
  await trx
    .updateTable('consents')
    .set({ withdrawn_at: at })
    .where('patient_id', '=', patientId)
    .where('clinician_id', '=', clinicianId)
    .where('withdrawn_at', 'is', null)
    .execute()
}
