import type { IdentityCheck } from '@second-wind/core/care/contract/patient-record'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import type { PatientId } from '@second-wind/core/platform/ids'
import type { Db } from '../../platform/db/database.ts'
import { iso } from '../../platform/iso.ts'
import { findSampleRemovalSeq, selectClinicianActions } from './record-views.repo.ts'

/**
 * The newest edit of date of birth or number, or approval of a phone, for which the clinician compares the person with
 * both. Undefined when neither is known.
 */
export async function findIdentityCheck(db: Db, patientId: PatientId): Promise<IdentityCheck | undefined> {
  const checks = [await findEdit(db, patientId), await findApproval(db, patientId)]
  return checks.filter((check) => check !== undefined).toSorted((a, b) => (a.at < b.at ? 1 : -1))[0]
}

async function findEdit(db: Db, patientId: PatientId): Promise<IdentityCheck | undefined> {
  const row = await selectClinicianActions(db, await findSampleRemovalSeq(db, patientId))
    .select('at')
    .where('audit.patient_id', '=', patientId)
    .where('action', '=', 'identity.edit')
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  return row && { who: clinicianName(row), at: row.at }
}

/** Joins are deleted some weeks after they ended. */
async function findApproval(db: Db, patientId: PatientId): Promise<IdentityCheck | undefined> {
  const row = await db
    .selectFrom('joins')
    .innerJoin('invites', 'invites.id', 'joins.invite_id')
    .innerJoin('clinicians', 'clinicians.id', 'invites.clinician_id')
    .select(['decided_ms', 'clinicians.name', 'clinicians.title'])
    .where('joins.patient_id', '=', patientId)
    .where('state', '=', 'claimed')
    .where('decided_ms', 'is not', null)
    .$narrowType<{ decided_ms: number }>()
    .orderBy('decided_ms', 'desc')
    .executeTakeFirst()
  return row && { who: clinicianName(row), at: iso(row.decided_ms) }
}
