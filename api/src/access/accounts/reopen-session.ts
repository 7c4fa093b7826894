import type { DeviceProof } from '@second-wind/core/access/contract/reauth'
import type { SessionReply } from '@second-wind/core/access/contract/session'
import { patientSessionStateByAge } from '@second-wind/core/access/session-expiry'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { LinkedDevice } from '../../platform/authentication/linked-devices.repo.ts'
import { findLastContact, isDeviceOfErasedPatient } from '../../platform/authentication/sessions.repo.ts'
import { openSession } from '../../platform/authentication/sessions.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { iso } from '../../platform/iso.ts'
import { verifyDeviceProof } from './device-proof.ts'

type Deps = Pick<RealDeps, 'clock' | 'newId' | 'real'>

type Reopening = { reply: SessionReply; token?: string }

/**
 * Gives a phone that lost its cookie a session again, in two steps: prove the phone, and open a session. The person is
 * not proved, so the session is as old as the person's last proof. A dormant phone gets none, because it would renew
 * itself.
 *
 * @returns undefined when the phone is not proved
 */
export async function reopenSession(trx: Db, deps: Deps, proof: DeviceProof): Promise<Reopening | undefined> {
  // Erasure deletes the key too, so this phone cannot prove itself; its id is 122 random bits.
  if (await isDeviceOfErasedPatient(trx, proof.deviceId)) return { reply: { state: 'revoked', wipe: true } }
  const device = await proveDevice(trx, deps, proof)
  if (!device) return undefined
  if (device.revoked_at !== null) return { reply: { state: 'revoked', wipe: device.wipe === 1 } }
  return openSessionOfSameAge(trx, deps, device)
}

/** Step 1. The audit log keeps a refusal when the phone exists. */
async function proveDevice(trx: Db, deps: Deps, proof: DeviceProof): Promise<LinkedDevice | undefined> {
  const { device, isProved } = await verifyDeviceProof(trx, deps, 'reopen', proof)
  if (device && !isProved) {
    await auditReopen(trx, device, { nowMs: deps.clock.now(), isRefused: true })
    return undefined
  }
  return device
}

/** Step 2. */
async function openSessionOfSameAge(trx: Db, deps: Deps, device: LinkedDevice): Promise<Reopening> {
  const nowMs = deps.clock.now()
  const { device_id: deviceId, patient_id: patientId, authenticated_ms: authenticatedMs } = device
  const lastContactMs = (await findLastContact(trx, deviceId)) ?? Date.parse(device.linked_at)
  const state = patientSessionStateByAge({ authenticatedMs, lastContactMs }, nowMs)
  if (state === 'dormant') return { reply: { state } }
  const opening = { kind: 'patient', actorId: patientId, deviceId, authenticatedMs } as const
  const { token } = await openSession(trx, deps, opening)
  await auditReopen(trx, device, { nowMs, isRefused: false })
  return { reply: { state, patientId }, token }
}

async function auditReopen(
  trx: Db,
  { device_id: deviceId, patient_id: patientId }: LinkedDevice,
  { nowMs, isRefused }: { nowMs: number; isRefused: boolean },
): Promise<void> {
  await writeAudit(trx, {
    at: iso(nowMs),
    actor: { kind: 'patient', id: patientId },
    action: 'session.reopen',
    patientId,
    object: `phone ${deviceId}`,
    ...(isRefused && { outcome: 'refused', reason: 'unauthorised' }),
  })
}
