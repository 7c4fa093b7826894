import { deviceLimits } from '@second-wind/core/access/device-limits'
import { dayMs } from '@second-wind/core/platform/moment'
import { requireUnusedNhsNumber } from '../../care/patient-record/require-unused-nhs-number.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import { hasDeviceInUse } from '../../platform/authentication/linked-devices.repo.ts'
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

/** The same after a hold: some people do not open the app every day. */
const claimAfterHoldWithinMs = 3 * dayMs

type JoinState = ReturnType<typeof joinStateOf>

/** An approval can be withdrawn until the phone has claimed it. */
const canBecome: Record<Decision, JoinState[]> = {
  approved: ['waiting'],
  declined: ['waiting', 'held', 'approved'],
}

const sameAs: Record<Decision, JoinState[]> = {
  approved: ['held', 'approved', 'claimed'],
  declined: ['declined'],
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
    if (!sameAs[decision].includes(state)) {
      if (!canBecome[decision].includes(state)) {
        throw new ApiError('conflict', { message: 'This join has already been decided or has expired.' })
      }
      const act = { actor, join, nowMs }
      await (decision === 'approved' ? approve(trx, act) : decline(trx, act))
    }
    const invitation = await findOwnInvitation(trx, actor.id, join.invite_id)
    if (!invitation) throw new ApiError('not_found')
    return invitation
  }

type Act = { actor: ClinicianActor; join: JoinRow; nowMs: number }

async function approve(trx: Db, { actor, join, nowMs }: Act): Promise<void> {
  await requireUnusedNumberForJoin(trx, actor, join)
  const heldUntilMs = await findHoldEnd(trx, join, nowMs)
  const expiresMs = heldUntilMs === null ? nowMs + claimWithinMs : heldUntilMs + claimAfterHoldWithinMs
  const decided = { state: 'approved', decided_ms: nowMs } as const
  await updateJoin(trx, join.id, { ...decided, expires_ms: expiresMs, held_until_ms: heldUntilMs })
  const event = { at: iso(nowMs), actor, patientId: join.patient_id } as const
  await writeAudit(trx, { ...event, action: 'join.approve', object: `join ${join.id}` })
  if (heldUntilMs === null) return
  const object = `join ${join.id} until ${iso(heldUntilMs)}`
  await writeAudit(trx, { ...event, action: 'phone.hold', object })
}

async function decline(trx: Db, { actor, join, nowMs }: Act): Promise<void> {
  await updateJoin(trx, join.id, { state: 'declined', decided_ms: nowMs, ...redactedPerson })
  const object = `join ${join.id}`
  const event = { at: iso(nowMs), actor, patientId: join.patient_id, object } as const
  await writeAudit(trx, { ...event, action: 'join.decline' })
}

/**
 * One clinician alone must not become the patient by inviting a phone of their own: while another phone of the patient
 * is in use, the new one waits, and its owner can refuse it there (held-devices.routes.ts).
 */
async function findHoldEnd(
  trx: Db,
  { patient_id: patientId }: JoinRow,
  nowMs: number,
): Promise<number | null> {
  const { inUseMs, holdMs } = deviceLimits
  if (patientId === null || !(await hasDeviceInUse(trx, patientId, nowMs - inUseMs))) return null
  return nowMs + holdMs
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
