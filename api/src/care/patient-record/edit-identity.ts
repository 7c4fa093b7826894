import type { PatientId } from '@second-wind/core/platform/ids'
import type { Identity } from '@second-wind/core/records/identity'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import { requireShare } from '../../platform/authentication/require-share.ts'
import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'
import { logChange } from '../../records/change-log.repo.ts'
import { getPatient, replaceIdentity } from '../../records/profile/patients.repo.ts'
import { requireDateOfBirth } from '../../records/profile/require-date-of-birth.ts'
import { refreshRoster } from '../roster/refresh-roster.ts'
import { requireUnusedNhsNumber } from './require-unused-nhs-number.ts'

type Edit = {
  actor: ClinicianActor
  patientId: PatientId
  identity: Identity
  /** The version of the profile that the clinician saw; undefined: not said. */
  seenVersion: number | undefined
  nowMs: number
}

/**
 * The clinic corrects who the patient is. The audit log names the fields that changed, never their values.
 *
 * @throws ApiError invalid for a date that cannot be a date of birth; conflict when the record has changed since, or for
 *   the number of another patient
 */
export async function editIdentity(
  trx: Db,
  { actor, patientId, identity, seenVersion, nowMs }: Edit,
): Promise<void> {
  requireDateOfBirth(identity, nowMs)
  await requireShare(trx, actor, patientId)
  const before = await getPatient(trx, patientId)
  const changed = (['dateOfBirth', 'nhsNumber'] as const).filter((field) => before[field] !== identity[field])
  if (changed.length === 0) return
  if (seenVersion !== undefined && seenVersion !== before.version)
    throw new ApiError('conflict', { message: 'This record has changed since you opened it. Read it again.' })
  const wanted = { clinicianId: actor.id, patientId, identity }
  await requireUnusedNhsNumber(trx, wanted, { code: 'conflict', path: 'nhsNumber' })
  await replaceIdentity(trx, patientId, identity, before.version + 1)
  const entityId = String(patientId)
  await logChange(trx, { patientId, entity: 'profile', entityId, originDeviceId: null })
  await refreshRoster(trx, patientId, nowMs)
  const at = iso(nowMs)
  await writeAudit(trx, { at, actor, action: 'identity.edit', patientId, object: changed.join(' ') })
}
