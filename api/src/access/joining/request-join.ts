import { handovers } from '@second-wind/core/access/contract/invitations'
import type { JoinBody, JoinReply } from '@second-wind/core/access/contract/join'
import type { Clinician } from '@second-wind/core/care/clinician'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { keyText, requirePoint } from '../../platform/identity/device-key.ts'
import { findLinkedDevice } from '../../platform/identity/linked-devices.repo.ts'
import { newToken } from '../../platform/identity/secrets.ts'
import { isPhoneOfErased } from '../../platform/identity/sessions.repo.ts'
import { verificationPhrase } from '../../platform/identity/verification-phrase.ts'
import { currentConsent } from '../shares/current-consent.ts'
import { hashJoinSecret } from './get-join-by-secret.ts'
import type { InvitationRow } from './invitations.repo.ts'
import { insertJoin, type JoinRow, updateJoin } from './joins.repo.ts'

type Opened = { invite: InvitationRow; clinician: Clinician; join: JoinRow | undefined }

/**
 * Somebody agrees and waits for the clinician. From here on the invitation is theirs: only the same phone may ask again.
 * What they wrote is for the clinician to compare and goes nowhere else.
 *
 * @throws ApiError consent_changed, invalid (the key), conflict (this phone was somebody's, or has another key)
 */
export async function requestJoin(
  trx: Db,
  { clock, newId, real }: Pick<RealDeps, 'clock' | 'newId' | 'real'>,
  { invite, clinician, join }: Opened,
  { consent, device, name, age }: JoinBody,
): Promise<JoinReply> {
  const agreed = currentConsent(clinician, real)
  if (agreed.version !== consent.version || agreed.sha256 !== consent.sha256) {
    throw new ApiError('consent_changed')
  }
  requirePoint(device.key)
  await requireFreePhone(trx, device, invite)

  const [nowMs, secret] = [clock.now(), newToken()]
  const id = join?.id ?? newId()
  const asking = {
    secret_hash: hashJoinSecret(real.pepper, secret),
    device_label: device.label,
    name,
    age,
    text_version: agreed.version,
    text_sha256: agreed.sha256,
    consented_ms: nowMs,
    expires_ms: nowMs + handovers[invite.handover].approvalMs,
  }
  const words = join?.words ?? verificationPhrase(id)
  if (join) await updateJoin(trx, id, asking)
  else {
    const phone = { device_id: device.id, device_key: keyText(device.key) }
    const undecided = { state: 'waiting', decided_ms: null } as const
    const { id: invite_id, patient_id } = invite
    await insertJoin(trx, { id, invite_id, patient_id, words, ...phone, ...undecided, ...asking })
  }
  const object = `join ${id} of invite ${invite.id}`
  const actor = { kind: 'nobody', id: 0 } as const
  await writeAudit(trx, { at: iso(nowMs), actor, action: 'join.ask', patientId: invite.patient_id, object })
  return { joinId: id, secret, words, expiresAt: iso(asking.expires_ms) }
}

/** The phone that waits already, by its id and its key. */
export const isSameDevice = (join: JoinRow, { id, key }: JoinBody['device']): boolean =>
  join.state === 'waiting' && join.device_id === id && join.device_key === keyText(key)

/**
 * A phone with an account may join a second clinician; nobody else may come under its name. One that was signed out,
 * and one of an erased account, comes back as a new phone: emptied, under another id and key.
 */
async function requireFreePhone(
  trx: Db,
  { id, key }: JoinBody['device'],
  { patient_id: invitedTo }: InvitationRow,
): Promise<void> {
  const known = await findLinkedDevice(trx, id)
  const isOwn = known?.public_key === keyText(key) && known.revoked_at === null && invitedTo === null
  if (known ? !isOwn : await isPhoneOfErased(trx, id)) throw new ApiError('conflict')
}

const iso = (ms: number): string => new Date(ms).toISOString()
