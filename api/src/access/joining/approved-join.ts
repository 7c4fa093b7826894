import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { isClinicianAccountEnabled } from '../../platform/identity/clinician-account-status.repo.ts'
import { getJoinBySecret } from './get-join-by-secret.ts'
import { joinStateOf } from './invitation-state.ts'
import { type JoinRow, redactedPerson, updateJoin } from './joins.repo.ts'

/** An answer may be lost on its way: for this long the same phone gets it again. */
const repeatableMs = 60 * 60_000

type ApprovedJoin = {
  join: JoinRow
  clinicianId: ClinicianId
  invitedTo: PatientId | null
  isRepeat: boolean
}

/**
 * What the clinician has approved, for the phone that shows its secret.
 *
 * @throws ApiError not_approved; invite_unknown also when it ran out, or the clinician's account was closed since
 */
export async function getApprovedJoin(
  trx: Db,
  { clock, real }: Pick<RealDeps, 'clock' | 'real'>,
  held: { id: string; secret: string },
): Promise<ApprovedJoin> {
  const { join, ...who } = await getJoinBySecret(trx, real, held)
  const nowMs = clock.now()
  switch (joinStateOf(join, nowMs)) {
    case 'approved':
      if (!(await isClinicianAccountEnabled(trx, who.clinicianId))) throw new ApiError('invite_unknown')
      return { join, ...who, isRepeat: false }
    case 'claimed':
      if (nowMs > join.expires_ms) throw new ApiError('invite_unknown')
      return { join, ...who, isRepeat: true }
    case 'waiting':
    case 'declined':
      throw new ApiError('not_approved')
    case 'expired':
      throw new ApiError('invite_unknown')
  }
}

export async function markJoinClaimed(
  trx: Db,
  joinId: string,
  patientId: PatientId,
  nowMs: number,
): Promise<void> {
  const expires = nowMs + repeatableMs
  await updateJoin(trx, joinId, {
    state: 'claimed',
    patient_id: patientId,
    expires_ms: expires,
    ...redactedPerson,
  })
}
