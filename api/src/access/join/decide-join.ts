import { dayMs } from '@second-wind/core/platform/moment'
import { requireUnusedNhsNumber } from '../../care/patient-record/require-unused-nhs-number.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'
import { toIdentity } from '../../records/profile/patients.table.ts'
import { joinStateOf } from './invitation-state.ts'
import { findOwnInvitation, type InvitationWithJoin } from './invitations.repo.ts'
import { findJoinForClinician, type JoinRow, redactedPerson, updateJoin } from './joins.repo.ts'

type Decision = 'approved' | 'declined'

/** How long an approved phone may take to return: it may be off, or without signal. */
const claimWithinMs = dayMs

/** An approval can be withdrawn until the phone has claimed it. */
const canBecome: Record<Decision, JoinRow['state'][]> = {
  approved: ['waiting'],
  declined: ['waiting', 'approved'],
}

/**
 * The inviting clinician must compare the phrase and the person; the server cannot check that they did. Repeating the
 * same decision has no effect, even once the phone has claimed it.
 *
 * @throws ApiError conflict when it can no longer be decided, or when another patient of the clinician has the number
 */
export const decideJoin =
  (decision: Decision) =>
  async (
    trx: Db,
    { id, actor, nowMs }: { id: string; actor: ClinicianActor; nowMs: number },
  ): Promise<InvitationWithJoin> => {
    const join = await findJoinForClinician(trx, actor.id, id)
    if (!join) throw new ApiError('not_found')
    const state = joinStateOf(join, nowMs)
    const isDone = state === decision || (decision === 'approved' && state === 'claimed')
    if (!isDone) {
      if (!canBecome[decision].some((from) => from === state)) {
        throw new ApiError('conflict', { message: 'This request has already been answered or has run out.' })
      }
      if (decision === 'approved') await requireUnusedNumberForJoin(trx, actor, join)
      await updateJoin(trx, id, { state: decision, decided_ms: nowMs, ...columnsAfter(decision, nowMs) })
      const action = decision === 'approved' ? 'join.approve' : 'join.decline'
      const at = iso(nowMs)
      await writeAudit(trx, { at, actor, action, patientId: join.patient_id, object: `join ${id}` })
    }
    const invitation = await findOwnInvitation(trx, actor.id, join.invite_id)
    if (!invitation) throw new ApiError('not_found')
    return invitation
  }

/** Another patient may have got the number since the invitation was made. */
async function requireUnusedNumberForJoin(
  trx: Db,
  { id: clinicianId }: ClinicianActor,
  join: JoinRow,
): Promise<void> {
  const found = await findOwnInvitation(trx, clinicianId, join.invite_id)
  if (!found) throw new ApiError('not_found')
  const wanted = { clinicianId, patientId: join.patient_id, identity: toIdentity(found.invitation) }
  await requireUnusedNhsNumber(trx, wanted, { code: 'conflict', path: 'identity.nhsNumber' })
}

const columnsAfter = (decision: Decision, nowMs: number) =>
  decision === 'approved' ? { expires_ms: nowMs + claimWithinMs } : redactedPerson
