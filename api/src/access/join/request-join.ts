import { handovers } from '@second-wind/core/access/contract/invitations'
import type { JoinBody, JoinReply } from '@second-wind/core/access/contract/join'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { publicKeyText, requirePointOnCurve } from '../../platform/authentication/device-key.ts'
import { findLinkedDevice } from '../../platform/authentication/linked-devices.repo.ts'
import { newToken } from '../../platform/authentication/secrets.ts'
import { isDeviceOfErasedPatient } from '../../platform/authentication/sessions.repo.ts'
import { verificationPhrase } from '../../platform/authentication/verification-phrase.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'
import { currentConsent } from '../shares/current-consent.ts'
import { hashJoinSecret } from './get-join-by-secret.ts'
import type { InvitationRow } from './invitations.repo.ts'
import { insertJoin, type JoinRow, updateJoin } from './joins.repo.ts'
import { requireOpenInvitation } from './require-open-invitation.ts'

/**
 * Records a person's consent and waits for the clinician. From now on only the same phone may use the invitation. The
 * person's details are only for the clinician to compare.
 *
 * @throws ApiError invite_unknown, consent_changed, invalid (the key), conflict (this phone belonged to a patient, or
 * has another key)
 */
export async function requestJoin(
  trx: Db,
  deps: Pick<RealDeps, 'clock' | 'newId' | 'real'>,
  { invite: key, consent, device, name, age }: JoinBody,
): Promise<JoinReply> {
  const { clock, newId, real } = deps
  const isFree = (join: JoinRow | undefined) => join === undefined || isSameDevice(join, device)
  const { invitation, clinician, join } = await requireOpenInvitation(trx, deps, key, isFree)
  const agreed = currentConsent(clinician, real)
  if (agreed.version !== consent.version || agreed.sha256 !== consent.sha256) {
    throw new ApiError('consent_changed')
  }
  requirePointOnCurve(device.key)
  await requireFreeDevice(trx, device, invitation)

  const [nowMs, secret] = [clock.now(), newToken()]
  const id = join?.id ?? newId()
  const requestColumns = {
    secret_hash: hashJoinSecret(real.pepper, secret),
    device_label: device.label,
    name,
    age,
    text_version: agreed.version,
    text_sha256: agreed.sha256,
    consented_ms: nowMs,
    expires_ms: nowMs + handovers[invitation.handover].approvalMs,
  }
  const phrase = join?.words ?? verificationPhrase(id)
  if (join) await updateJoin(trx, id, requestColumns)
  else {
    const phone = { device_id: device.id, device_key: publicKeyText(device.key) }
    const undecided = { state: 'waiting', decided_ms: null, held_until_ms: null } as const
    const { id: invite_id, patient_id } = invitation
    await insertJoin(trx, {
      id,
      invite_id,
      patient_id,
      words: phrase,
      ...phone,
      ...undecided,
      ...requestColumns,
    })
  }
  const object = `join ${id} of invite ${invitation.id}`
  const actor = { kind: 'nobody', id: 0 } as const
  await writeAudit(trx, {
    at: iso(nowMs),
    actor,
    action: 'join.ask',
    patientId: invitation.patient_id,
    object,
  })
  return { joinId: id, secret, words: phrase, expiresAt: iso(requestColumns.expires_ms) }
}

/** Whether this phone, by id and key, made the join. */
const isSameDevice = (join: JoinRow, { id, key }: JoinBody['device']): boolean =>
  join.state === 'waiting' && join.device_id === id && join.device_key === publicKeyText(key)

/**
 * A phone with an account may join a second clinician, and no other phone may use its id. A signed-out phone or one of
 * an erased account must return as a new phone: wiped, with another id and key.
 */
async function requireFreeDevice(
  trx: Db,
  { id, key }: JoinBody['device'],
  { patient_id: invitedTo }: InvitationRow,
): Promise<void> {
  const known = await findLinkedDevice(trx, id)
  const isOwn = known?.public_key === publicKeyText(key) && known.revoked_at === null && invitedTo === null
  if (known ? !isOwn : await isDeviceOfErasedPatient(trx, id)) throw new ApiError('conflict')
}
