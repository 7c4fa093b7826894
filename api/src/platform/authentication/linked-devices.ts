import { patientSessionLimits } from '@second-wind/core/access/session-expiry'
import type { PatientId } from '@second-wind/core/platform/ids'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db } from '../db/database.ts'
import { iso } from '../iso.ts'
import {
  insertLinkedDevice,
  type LinkedDevice,
  listLinkedDevices,
  markDeviceRevoked,
} from './linked-devices.repo.ts'
import { endSessions } from './sessions.repo.ts'

type Phone = {
  deviceId: string
  patientId: PatientId
  label: string
  publicKey: string
  linkedBy: NonNullable<LinkedDevice['linked_by']>
}

/** Allows this phone to act for this patient. If there are too many phones, the one linked first is revoked. */
export async function linkDevice(trx: Db, phone: Phone, nowMs: number): Promise<void> {
  const at = iso(nowMs)
  await insertLinkedDevice(trx, {
    device_id: phone.deviceId,
    patient_id: phone.patientId,
    label: phone.label,
    public_key: phone.publicKey,
    linked_at: at,
    linked_by: phone.linkedBy,
    authenticated_ms: nowMs,
    revoked_at: null,
    wipe: 0,
  })
  const others = (await listLinkedDevices(trx, phone.patientId)).filter(
    (one) => one.device_id !== phone.deviceId,
  )
  for (const { device_id } of others.slice(patientSessionLimits.devices - 1)) {
    await revokeDevice(trx, device_id, { nowMs, isLost: false })
    const { patientId } = phone
    const actor = { kind: 'patient', id: patientId } as const
    await writeAudit(trx, { at, actor, action: 'device.revoke', patientId, object: `phone ${device_id}` })
  }
}

/** The phone that the next link will replace: the one linked first, once there are five. */
export async function findReplaced(trx: Db, patientId: PatientId): Promise<LinkedDevice | undefined> {
  return (await listLinkedDevices(trx, patientId))[patientSessionLimits.devices - 1]
}

/** Ends its sessions with the next request; a lost phone gets the order to delete its data at its next contact. */
export async function revokeDevice(
  trx: Db,
  deviceId: string,
  { nowMs, isLost }: { nowMs: number; isLost: boolean },
): Promise<void> {
  await markDeviceRevoked(trx, deviceId, { at: iso(nowMs), wipe: isLost })
  await endSessions(trx, { deviceId }, { nowMs, why: isLost ? 'lost' : 'revoked' })
}
