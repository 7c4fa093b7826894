import type { DeviceProof } from '@second-wind/core/access/contract/reauth'
import { type SessionReply, sessionStateByAge } from '@second-wind/core/access/contract/session'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import type { LinkedDevice } from '../../platform/identity/linked-devices.repo.ts'
import { findLastContact, isPhoneOfErased } from '../../platform/identity/sessions.repo.ts'
import { openSession } from '../../platform/identity/sessions.ts'
import { verifyDeviceProof } from './device-proof.ts'

type Place = Pick<RealDeps, 'clock' | 'newId' | 'real'>

/**
 * For a phone whose cookie has vanished. Nobody has proved who they are, so that the session is as old as the last such
 * proof; a phone that was silent for too long gets none, or it would wake itself up.
 *
 * @returns undefined when nothing was proved
 */
export async function reopenSession(
  trx: Db,
  place: Place,
  proof: DeviceProof,
): Promise<{ reply: SessionReply; token?: string } | undefined> {
  // Its key is erased with the rest, so that it cannot prove itself; its number is 122 random bits.
  if (await isPhoneOfErased(trx, proof.deviceId)) return { reply: { state: 'revoked', wipe: true } }
  const { device, isProved } = await verifyDeviceProof(trx, place, 'reopen', proof)
  if (!device) return undefined
  const nowMs = place.clock.now()
  if (!isProved) {
    await auditReopen(trx, device, { nowMs, isRefused: true })
    return undefined
  }
  if (device.revoked_at !== null) return { reply: { state: 'revoked', wipe: device.wipe === 1 } }
  const { patient_id: patientId, authenticated_ms: authenticatedMs } = device
  const lastContactMs = (await findLastContact(trx, device.device_id)) ?? Date.parse(device.linked_at)
  const state = sessionStateByAge({ authenticatedMs, lastContactMs }, nowMs)
  if (state === 'dormant') return { reply: { state } }
  const opening = {
    kind: 'patient',
    actorId: patientId,
    deviceId: device.device_id,
    authenticatedMs,
  } as const
  const { token } = await openSession(trx, place, opening)
  await auditReopen(trx, device, { nowMs, isRefused: false })
  return { reply: { state, patientId }, token }
}

async function auditReopen(
  trx: Db,
  { device_id: deviceId, patient_id: patientId }: LinkedDevice,
  { nowMs, isRefused }: { nowMs: number; isRefused: boolean },
): Promise<void> {
  await writeAudit(trx, {
    at: new Date(nowMs).toISOString(),
    actor: { kind: 'patient', id: patientId },
    action: 'session.reopen',
    patientId,
    object: `phone ${deviceId}`,
    ...(isRefused && { outcome: 'refused', reason: 'unauthorised' }),
  })
}
