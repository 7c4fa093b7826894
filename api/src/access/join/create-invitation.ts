import {
  type CreatedInvitation,
  type Handover,
  handovers,
  type NoNumberReason,
} from '@second-wind/core/access/contract/invitations'
import type { PatientId } from '@second-wind/core/platform/ids'
import type { Identity } from '@second-wind/core/records/identity'
import { requireUnusedNhsNumber } from '../../care/patient-record/require-unused-nhs-number.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import { hashSecret, newCode, newToken, normaliseCode } from '../../platform/authentication/secrets.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'
import { toIdentityColumns } from '../../records/profile/patients.table.ts'
import { requireDateOfBirth } from '../../records/profile/require-date-of-birth.ts'
import { eraseExpiredInvitations } from './erase-expired-invitations.ts'
import { isInvitationOpen, toInvitation } from './invitation-state.ts'
import { insertInvitation, listOwnInvitations } from './invitations.repo.ts'

/** A limit, because each open invitation is another code that a guess could match. */
const maxOpen = 20

/** `patientId`: whose record it opens on a new phone. The caller has checked that they share with this clinician. */
type InvitationRequest = {
  actor: ClinicianActor
  handover: Handover
  identity: Identity
  patientId?: PatientId | null
  /** Recorded in the audit log. */
  noNumber?: NoNumberReason | undefined
}

/**
 * Only this reply contains the token and the code.
 *
 * @throws ApiError conflict: too many are open, or another patient of this clinician has the number
 */
export async function createInvitation(
  trx: Db,
  { clock, newId, real }: Pick<RealDeps, 'clock' | 'newId' | 'real'>,
  { actor, handover, identity, patientId = null, noNumber }: InvitationRequest,
): Promise<CreatedInvitation> {
  const nowMs = clock.now()
  requireDateOfBirth(identity, nowMs, 'identity.dateOfBirth')
  const path = 'identity.nhsNumber'
  await requireUnusedNhsNumber(
    trx,
    { clinicianId: actor.id, patientId, identity },
    { code: 'conflict', path },
  )
  await eraseExpiredInvitations(trx, nowMs)
  const own = await listOwnInvitations(trx, actor.id)
  const open = own.filter(({ invitation, join }) => !join && isInvitationOpen(invitation, nowMs))
  if (open.length >= maxOpen) {
    throw new ApiError('conflict', { message: `${maxOpen} invitations are open. Cancel one first.` })
  }

  const [token, code] = [newToken(), newCode()]
  const invitation = {
    id: newId(),
    clinician_id: actor.id,
    token_hash: hashInvitationKey(real.pepper, { token }),
    code_hash: hashInvitationKey(real.pepper, { code }),
    handover,
    patient_id: patientId,
    ...toIdentityColumns(identity),
    created_ms: nowMs,
    expires_ms: nowMs + handovers[handover].inviteMs,
    cancelled_ms: null,
  }
  await insertInvitation(trx, invitation)
  const at = iso(nowMs)
  const action = patientId === null ? 'invite.create' : 'phone.invite'
  const withoutNumber = identity.nhsNumber === undefined && noNumber ? `, number: ${noNumber}` : ''
  const object = `invite ${invitation.id} ${handover}${withoutNumber}`
  await writeAudit(trx, { at, actor, action, patientId, object })
  return { ...toInvitation({ invitation, join: undefined }, nowMs), token, code }
}

/** Prefixed by kind, so that a code cannot match a token. */
export const hashInvitationKey = (pepper: string, key: { token: string } | { code: string }): string =>
  hashSecret(pepper, 'token' in key ? `invite token ${key.token}` : `invite code ${normaliseCode(key.code)}`)
