import type { RenewBody, RenewReply } from '@second-wind/core/contract/reauth'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db } from '../db/database.ts'
import type { RealDeps } from '../deps.ts'
import { type LinkedDevice, setDeviceAuthenticated } from '../identity/linked-devices.repo.ts'
import { issueRecoveryCode } from '../identity/recovery-code.ts'
import { findCodeUse, takeCode } from '../identity/recovery-codes.repo.ts'
import { hashSecret, readCode } from '../identity/secrets.ts'
import { openSession } from '../identity/sessions.ts'
import { isPhoneOfErased } from '../identity/sessions.repo.ts'
import { assertedPasskey } from '../passkeys/assert-passkey.ts'
import { readDeviceProof } from './device-proof.ts'

type Place = Pick<RealDeps, 'clock' | 'newId' | 'real'>
type Person = RenewBody['person']

/** An answer may be lost on its way: for this long the same phone may show the same code again. */
const repeatableMs = 60 * 60_000

/**
 * Full authentication: this phone, and its person. It ends every age, and no revocation. A recovery code is used up and
 * replaced; the same phone that shows it again is told another one, and is no fresher for it.
 *
 * @returns undefined when nothing was proved; phone and person are judged together
 */
export async function renewSession(
  trx: Db,
  place: Place,
  { device: proof, person }: RenewBody,
): Promise<{ reply: RenewReply; token?: string } | undefined> {
  if (await isPhoneOfErased(trx, proof.deviceId)) return { reply: { state: 'revoked', wipe: true } }
  const { device, isProved } = await readDeviceProof(trx, place, 'renew', proof)
  if (!device) return undefined
  if (isProved && device.revoked_at !== null) {
    return { reply: { state: 'revoked', wipe: device.wipe === 1 } }
  }
  const { device_id: deviceId, patient_id: patientId } = device
  const nowMs = place.clock.now()
  const at = new Date(nowMs).toISOString()
  const how = 'passkey' in person ? 'passkey' : 'recovery code'
  const provedMs = isProved ? await whenProved(trx, place, device, person) : undefined
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
    'passkey' in person ? undefined : await issueRecoveryCode(trx, place.real, { patientId, at })
  const reply = { state: 'fresh', patientId, ...(recoveryCode !== undefined && { recoveryCode }) } as const
  return { reply, token }
}

/** When this person has proved who they are, epoch ms: now, or when the code was used whose answer may have been lost. */
async function whenProved(
  trx: Db,
  place: Place,
  { device_id: deviceId, patient_id: patientId }: LinkedDevice,
  person: Person,
): Promise<number | undefined> {
  const nowMs = place.clock.now()
  if ('passkey' in person) {
    const asserted = await assertedPasskey(trx, place, 'sign-in.patient', person.passkey)
    return asserted?.isProved === true && asserted.whose.owner_id === patientId ? nowMs : undefined
  }
  const hash = hashSecret(place.real.pepper, readCode(person.recoveryCode))
  const owner = { kind: 'patient', id: patientId } as const
  if (await takeCode(trx, owner, hash, { at: new Date(nowMs).toISOString(), deviceId })) return nowMs
  const usedAt = await findCodeUse(trx, hash, deviceId)
  const usedMs = usedAt === undefined ? -Infinity : Date.parse(usedAt)
  return nowMs - usedMs <= repeatableMs ? usedMs : undefined
}
