import type { Invitation, InvitationJoin } from '@second-wind/core/access/contract/invitations'
import { iso } from '../../platform/iso.ts'
import { toIdentity } from '../../records/profile/patients.table.ts'
import type { InvitationRow, InvitationWithJoin } from './invitations.repo.ts'
import type { JoinRow } from './joins.repo.ts'

/** An invitation as its clinician sees it. */
export function toInvitation({ invite, join }: InvitationWithJoin, nowMs: number): Invitation {
  return {
    id: invite.id,
    handover: invite.handover,
    patientId: invite.patient_id,
    identity: toIdentity(invite),
    state: join ? 'used' : stateOfUnused(invite, nowMs),
    createdAt: iso(invite.created_ms),
    expiresAt: iso(invite.expires_ms),
    join: join ? toInviteJoin(join, nowMs) : null,
  }
}

/** Whether a phone can still join with it. */
export const isInvitationOpen = (invite: InvitationRow, nowMs: number): boolean =>
  stateOfUnused(invite, nowMs) === 'open'

/** A join that is pending or approved expires at the end of its time. */
export function joinStateOf(
  { state, expires_ms: expiresMs }: JoinRow,
  nowMs: number,
): InvitationJoin['state'] {
  const canRunOut = state === 'waiting' || state === 'approved'
  return canRunOut && nowMs > expiresMs ? 'expired' : state
}

function stateOfUnused(invite: InvitationRow, nowMs: number): 'open' | 'cancelled' | 'expired' {
  if (invite.cancelled_ms !== null) return 'cancelled'
  return nowMs > invite.expires_ms ? 'expired' : 'open'
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
  }
}
