import type { RenewBody, RenewReply } from '@second-wind/core/access/contract/reauth'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { issueRecoveryCode } from '../../platform/identity/issue-recovery-code.ts'
import { type LinkedDevice, setDeviceAuthenticated } from '../../platform/identity/linked-devices.repo.ts'
import { findCodeUse, consumeRecoveryCode } from '../../platform/identity/recovery-codes.repo.ts'
import { hashSecret, readCode } from '../../platform/identity/secrets.ts'
import { isPhoneOfErased } from '../../platform/identity/sessions.repo.ts'
import { openSession } from '../../platform/identity/sessions.ts'
import { verifyPasskeyAuthentication } from '../../platform/passkeys/authenticate-passkey.ts'
import { verifyDeviceProof } from './device-proof.ts'

type Place = Pick<RealDeps, 'clock' | 'newId' | 'real'>
/** A passkey's answer, or the code that was typed. */
type PersonProof = Extract<RenewBody['person'], { passkey: unknown }> | { codeHash: string }

/** An answer may be lost on its way: for this long the same phone may show the same code again. */
const repeatableMs = 60 * 60_000

/**
 * Full authentication: this phone, and its person. It ends every age, and no revocation. A recovery code is used up and
 * replaced; the same phone that shows it again is told another one, and is no fresher for it. Once a newer code was given
 * for another reason, that ends: it would take the newer one's place.
 *
 * @returns undefined when nothing was proved; phone and person are judged together
 */
export async function renewSession(
  trx: Db,
  place: Place,
  { device: proof, person }: RenewBody,
): Promise<{ reply: RenewReply; token?: string } | undefined> {
  if (await isPhoneOfErased(trx, proof.deviceId)) return { reply: { state: 'revoked', wipe: true } }
  const { device, isProved } = await verifyDeviceProof(trx, place, 'renew', proof)
  if (!device) return undefined
  if (isProved && device.revoked_at !== null) {
    return { reply: { state: 'revoked', wipe: device.wipe === 1 } }
  }
  const { device_id: deviceId, patient_id: patientId } = device
  const nowMs = place.clock.now()
  const at = new Date(nowMs).toISOString()
  const how = 'passkey' in person ? 'passkey' : 'recovery code'
  const shown: PersonProof =
    'passkey' in person ? person : { codeHash: hashSecret(place.real.pepper, readCode(person.recoveryCode)) }
  const provedMs = isProved ? await verifyPersonProof(trx, place, device, shown) : undefined
  const event = {
    at,
    actor: { kind: 'patient', id: patientId },
    action: 'session.renew',
    patientId,
    object: `phone ${deviceId}, ${how}`,
  } as const
  if (provedMs === undefined) {
    await writeAudit(trx, { ...event, outcome: 'refused', reason: 'unauthorised' })
    return undefined
  }
  await writeAudit(trx, event)
  const authenticatedMs = Math.max(provedMs, device.authenticated_ms)
  await setDeviceAuthenticated(trx, deviceId, authenticatedMs)
  const opening = { kind: 'patient', actorId: patientId, deviceId, authenticatedMs } as const
  const { token } = await openSession(trx, place, opening)
  const recoveryCode =
    'passkey' in shown
      ? undefined
      : await issueRecoveryCode(trx, place.real, { patientId, at, answers: shown.codeHash })
  const reply = { state: 'fresh', patientId, ...(recoveryCode !== undefined && { recoveryCode }) } as const
  return { reply, token }
}

/** When this person has proved who they are, epoch ms: now, or when the code was used whose answer may have been lost. */
async function verifyPersonProof(
  trx: Db,
  place: Place,
  { device_id: deviceId, patient_id: patientId }: LinkedDevice,
  shown: PersonProof,
): Promise<number | undefined> {
  const nowMs = place.clock.now()
  if ('passkey' in shown) {
    const asserted = await verifyPasskeyAuthentication(trx, place, 'sign-in.patient', shown.passkey)
    return asserted?.isProved === true && asserted.whose.owner_id === patientId ? nowMs : undefined
  }
  const { codeHash } = shown
  const owner = { kind: 'patient', id: patientId } as const
  if (await consumeRecoveryCode(trx, owner, codeHash, { at: new Date(nowMs).toISOString(), deviceId }))
    return nowMs
  const usedAt = await findCodeUse(trx, codeHash, deviceId)
  const usedMs = usedAt === undefined ? -Infinity : Date.parse(usedAt)
  return nowMs - usedMs <= repeatableMs ? usedMs : undefined
}
