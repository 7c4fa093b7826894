import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import { hourMs } from '@second-wind/core/platform/moment'
import type { Identity } from '@second-wind/core/records/identity'
import { isClinicianAccountEnabled } from '../../platform/authentication/clinician-account-status.repo.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'
import { getJoinBySecret } from './get-join-by-secret.ts'
import { joinStateOf } from './invitation-state.ts'
import { redactInvitation } from './invitations.repo.ts'
import { type JoinRow, redactedPerson, updateJoin } from './joins.repo.ts'

/** The reply may get lost: within this time the same phone gets it again. */
const repeatableMs = hourMs

type ApprovedJoin = {
  join: JoinRow
  clinicianId: ClinicianId
  invitedTo: PatientId | null
  identity: Identity
  isRepeat: boolean
}

/**
 * The approved join of the phone with this secret.
 *
 * @throws ApiError not_approved, also while it is on hold; invite_unknown also when it expired or the clinician's
 *   account was closed since
 */
export async function getApprovedJoin(
  trx: Db,
  { clock, real }: Pick<RealDeps, 'clock' | 'real'>,
  credentials: { id: string; secret: string },
): Promise<ApprovedJoin> {
  const { join, ...who } = await getJoinBySecret(trx, real, credentials)
  const nowMs = clock.now()
  switch (joinStateOf(join, nowMs)) {
    case 'approved':
      if (!(await isClinicianAccountEnabled(trx, who.clinicianId))) throw new ApiError('invite_unknown')
      return { join, ...who, isRepeat: false }
    case 'claimed':
      if (nowMs > join.expires_ms) throw new ApiError('invite_unknown')
      return { join, ...who, isRepeat: true }
    case 'waiting':
    case 'held':
    case 'declined':
      throw new ApiError('not_approved')
    case 'expired':
      throw new ApiError('invite_unknown')
  }
}

/** The identity that the clinician approved: the name the person typed and the date of birth from the clinic. */
export const toApprovedIdentity = (
  { name, decided_ms: decidedMs, consented_ms: consentedMs }: JoinRow,
  { clinicianId, identity: { dateOfBirth } }: Pick<ApprovedJoin, 'clinicianId' | 'identity'>,
) => ({ name, dateOfBirth, clinicianId, at: iso(decidedMs ?? consentedMs) })

export async function markJoinClaimed(
  trx: Db,
  { id, invite_id: inviteId }: JoinRow,
  patientId: PatientId,
  nowMs: number,
): Promise<void> {
  const expires = nowMs + repeatableMs
  await redactInvitation(trx, inviteId)
  await updateJoin(trx, id, {
    state: 'claimed',
    patient_id: patientId,
    expires_ms: expires,
    ...redactedPerson,
  })
}
