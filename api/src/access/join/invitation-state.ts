import type { Invitation, InvitationJoin } from '@second-wind/core/access/contract/invitations'
import { iso } from '../../platform/iso.ts'
import { toIdentity } from '../../records/profile/patients.table.ts'
import type { InvitationRow, InvitationWithJoin } from './invitations.repo.ts'
import type { JoinRow } from './joins.repo.ts'

/** An invitation as its clinician sees it. */
export function toInvitation({ invitation, join }: InvitationWithJoin, nowMs: number): Invitation {
  return {
    id: invitation.id,
    handover: invitation.handover,
    patientId: invitation.patient_id,
    identity: toIdentity(invitation),
    state: join ? 'used' : stateOfUnused(invitation, nowMs),
    createdAt: iso(invitation.created_ms),
    expiresAt: iso(invitation.expires_ms),
    join: join ? toInviteJoin(join, nowMs) : null,
  }
}

/** Neither cancelled nor expired. Whether it was used is decided by its join (`request-join.ts`). */
export const isInvitationOpen = (invitation: InvitationRow, nowMs: number): boolean =>
  stateOfUnused(invitation, nowMs) === 'open'

/** A join that is pending or approved expires at the end of its time. */
export function joinStateOf(
  { state, expires_ms: expiresMs, held_until_ms: heldUntilMs }: JoinRow,
  nowMs: number,
): InvitationJoin['state'] {
  const canRunOut = state === 'waiting' || state === 'approved'
  if (canRunOut && nowMs > expiresMs) return 'expired'
  const isHeld = state === 'approved' && heldUntilMs !== null && nowMs < heldUntilMs
  return isHeld ? 'held' : state
}

/** When the hold of a join ends; nothing when it is not on hold. */
export const holdEndOf = (join: JoinRow, nowMs: number): { heldUntil?: string } =>
  joinStateOf(join, nowMs) === 'held' ? { heldUntil: iso(join.held_until_ms ?? nowMs) } : {}

function stateOfUnused(invitation: InvitationRow, nowMs: number): 'open' | 'cancelled' | 'expired' {
  if (invitation.cancelled_ms !== null) return 'cancelled'
  return nowMs > invitation.expires_ms ? 'expired' : 'open'
}

function toInviteJoin(join: JoinRow, nowMs: number): InvitationJoin {
  const { id, name, age, device_label: deviceLabel, words } = join
  return {
    id,
    state: joinStateOf(join, nowMs),
    person: name === '' ? null : { name, age, deviceLabel },
    words,
    askedAt: iso(join.consented_ms),
    expiresAt: iso(join.expires_ms),
    ...holdEndOf(join, nowMs),
  }
}
