import type { RenewBody, RenewReply } from '@second-wind/core/access/contract/reauth'
import { hourMs } from '@second-wind/core/platform/moment'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { issueRecoveryCode } from '../../platform/authentication/issue-recovery-code.ts'
import {
  type LinkedDevice,
  setDeviceAuthenticated,
} from '../../platform/authentication/linked-devices.repo.ts'
import { findCodeUse, consumeRecoveryCode } from '../../platform/authentication/recovery-codes.repo.ts'
import { hashSecret, normaliseCode } from '../../platform/authentication/secrets.ts'
import { isDeviceOfErasedPatient } from '../../platform/authentication/sessions.repo.ts'
import { openSession } from '../../platform/authentication/sessions.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { iso } from '../../platform/iso.ts'
import { verifyPasskeyAuthentication } from '../../platform/passkeys/authenticate-passkey.ts'
import { verifyDeviceProof } from './device-proof.ts'

type Deps = Pick<RealDeps, 'clock' | 'newId' | 'real'>
/** A passkey assertion, or the hash of the recovery code that the person typed. */
type PersonProof = Extract<RenewBody['person'], { passkey: unknown }> | { codeHash: string }
type Renewal = { reply: RenewReply; token?: string }

/** The reply may get lost: within this time the same phone may send the same recovery code again. */
const repeatableMs = hourMs

/**
 * Full authentication of a phone and its person, in three steps: prove both, replace the recovery code that was used, and
 * open a fresh session. It ends staleness and dormancy, but no revocation.
 *
 * @returns undefined when phone or person is not proved, without a difference between the two
 */
export async function renewSession(
  trx: Db,
  deps: Deps,
  { device: deviceProof, person }: RenewBody,
): Promise<Renewal | undefined> {
  if (await isDeviceOfErasedPatient(trx, deviceProof.deviceId))
    return { reply: { state: 'revoked', wipe: true } }
  const { device, isProved } = await verifyDeviceProof(trx, deps, 'renew', deviceProof)
  if (!device) return undefined
  if (isProved && device.revoked_at !== null) {
    return { reply: { state: 'revoked', wipe: device.wipe === 1 } }
  }
  const proof = readPersonProof(deps, person)
  const provedMs = await proveDeviceAndPerson(trx, deps, { device, isDeviceProved: isProved, proof })
  if (provedMs === undefined) return undefined
  const recoveryCode = await rotateRecoveryCode(trx, deps, device, proof)
  const token = await openFreshSession(trx, deps, device, provedMs)
  const { patient_id: patientId } = device
  return { reply: { state: 'fresh', patientId, ...(recoveryCode !== undefined && { recoveryCode }) }, token }
}

const readPersonProof = ({ real }: Deps, person: RenewBody['person']): PersonProof =>
  'passkey' in person ? person : { codeHash: hashSecret(real.pepper, normaliseCode(person.recoveryCode)) }

/**
 * Step 1: judges both proofs together and writes the outcome to the audit log.
 *
 * @returns when the person was proved, in epoch milliseconds; undefined when either proof fails
 */
async function proveDeviceAndPerson(
  trx: Db,
  deps: Deps,
  { device, isDeviceProved, proof }: { device: LinkedDevice; isDeviceProved: boolean; proof: PersonProof },
): Promise<number | undefined> {
  const provedMs = isDeviceProved ? await verifyPersonProof(trx, deps, device, proof) : undefined
  const { device_id: deviceId, patient_id: patientId } = device
  await writeAudit(trx, {
    at: iso(deps.clock.now()),
    actor: { kind: 'patient', id: patientId },
    action: 'session.renew',
    patientId,
    object: `phone ${deviceId}, ${'passkey' in proof ? 'passkey' : 'recovery code'}`,
    ...(provedMs === undefined && { outcome: 'refused', reason: 'unauthorised' }),
  })
  return provedMs
}

/** @returns the time of this proof, or of the first use of a recovery code that the same phone repeats */
async function verifyPersonProof(
  trx: Db,
  deps: Deps,
  { device_id: deviceId, patient_id: patientId }: LinkedDevice,
  proof: PersonProof,
): Promise<number | undefined> {
  const nowMs = deps.clock.now()
  if ('passkey' in proof) {
    const asserted = await verifyPasskeyAuthentication(trx, deps, 'sign-in.patient', proof.passkey)
    return asserted?.isProved === true && asserted.passkey.owner_id === patientId ? nowMs : undefined
  }
  const { codeHash } = proof
  const owner = { kind: 'patient', id: patientId } as const
  const use = { at: iso(nowMs), deviceId }
  if (await consumeRecoveryCode(trx, owner, codeHash, use)) return nowMs
  const usedAt = await findCodeUse(trx, codeHash, deviceId)
  const usedMs = usedAt === undefined ? -Infinity : Date.parse(usedAt)
  return nowMs - usedMs <= repeatableMs ? usedMs : undefined
}

/**
 * Step 2: replaces a recovery code that was used. A repeated code gets another replacement, until a newer code has been
 * issued for another reason, which this one would overwrite.
 */
async function rotateRecoveryCode(
  trx: Db,
  { clock, real }: Deps,
  { patient_id: patientId }: LinkedDevice,
  proof: PersonProof,
): Promise<string | undefined> {
  if ('passkey' in proof) return undefined
  const at = iso(clock.now())
  return issueRecoveryCode(trx, real, { patientId, at, answers: proof.codeHash })
}

/** Step 3: a session as fresh as the proof; a repeated recovery code makes the phone no fresher. */
async function openFreshSession(
  trx: Db,
  deps: Deps,
  device: LinkedDevice,
  provedMs: number,
): Promise<string> {
  const { device_id: deviceId, patient_id: patientId } = device
  const authenticatedMs = Math.max(provedMs, device.authenticated_ms)
  await setDeviceAuthenticated(trx, deviceId, authenticatedMs)
  const opening = { kind: 'patient', actorId: patientId, deviceId, authenticatedMs } as const
  return (await openSession(trx, deps, opening)).token
}
