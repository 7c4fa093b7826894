import type { PatientId } from '@second-wind/core/platform/ids'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import { requireShare } from '../../platform/authentication/require-share.ts'
import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'
import { saveApprovedIdentity } from '../../records/profile/approved-identity.repo.ts'
import { getPatient } from '../../records/profile/patients.repo.ts'
import { refreshRoster } from '../roster/refresh-roster.ts'

type Confirmation = {
  actor: ClinicianActor
  patientId: PatientId
  /** The name that the clinician saw. */
  name: string
  nowMs: number
}

/**
 * A clinician has checked that the patient who changed their name is the same person. The audit log names no values.
 *
 * @throws ApiError conflict when the name has changed again since
 */
export async function confirmName(trx: Db, { actor, patientId, name, nowMs }: Confirmation): Promise<void> {
  await requireShare(trx, actor, patientId)
  const patient = await getPatient(trx, patientId)
  if (patient.name !== name)
    throw new ApiError('conflict', {
      message: 'The name has changed since you opened the record. Read it again.',
    })
  const at = iso(nowMs)
  const { dateOfBirth } = patient
  await saveApprovedIdentity(trx, patientId, { name, dateOfBirth, clinicianId: actor.id, at })
  await refreshRoster(trx, patientId, nowMs)
  await writeAudit(trx, { at, actor, action: 'name.confirm', patientId })
}
