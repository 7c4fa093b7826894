import type { RenewBody, RenewReply } from '@second-wind/core/contract/reauth'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db } from '../db/database.ts'
import type { RealDeps } from '../deps.ts'
import { type LinkedDevice, setDeviceAuthenticated } from '../identity/linked-devices.repo.ts'
import { issueRecoveryCode } from '../identity/recovery-code.ts'
import { takeCode } from '../identity/recovery-codes.repo.ts'
import { hashSecret, readCode } from '../identity/secrets.ts'
import { openSession } from '../identity/sessions.ts'
import { isPhoneOfErased } from '../identity/sessions.repo.ts'
import { assertedPasskey } from '../passkeys/assert-passkey.ts'
import { readDeviceProof } from './device-proof.ts'

type Place = Pick<RealDeps, 'clock' | 'newId' | 'real'>
type Person = RenewBody['person']

/**
 * Full authentication: this phone, and its person. It ends every age, and no revocation. A recovery code is used up and
 * replaced.
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
  const event = {
    at,
    actor: { kind: 'patient', id: patientId },
    action: 'session.renew',
    patientId,
    object: `phone ${deviceId}, ${how}`,
  } as const
  if (!isProved || !(await isPerson(trx, place, device, person))) {
    await writeAudit(trx, { ...event, outcome: 'refused', reason: 'unauthorised' })
    return undefined
  }
  await writeAudit(trx, event)
  await setDeviceAuthenticated(trx, deviceId, nowMs)
  const opening = { kind: 'patient', actorId: patientId, deviceId, authenticatedMs: nowMs } as const
  const { token } = await openSession(trx, place, opening)
  const recoveryCode =
    'passkey' in person ? undefined : await issueRecoveryCode(trx, place.real, { patientId, at })
  const reply = { state: 'fresh', patientId, ...(recoveryCode !== undefined && { recoveryCode }) } as const
  return { reply, token }
}

async function isPerson(
  trx: Db,
  place: Place,
  { patient_id: patientId }: LinkedDevice,
  person: Person,
): Promise<boolean> {
  if ('passkey' in person) {
    const asserted = await assertedPasskey(trx, place, 'sign-in.patient', person.passkey)
    return asserted?.isProved === true && asserted.whose.owner_id === patientId
  }
  const hash = hashSecret(place.real.pepper, readCode(person.recoveryCode))
  const at = new Date(place.clock.now()).toISOString()
  return takeCode(trx, { kind: 'patient', id: patientId }, hash, at)
}
