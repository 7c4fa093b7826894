import { deviceLimits } from '@second-wind/core/access/device-limits'
import type { PatientId } from '@second-wind/core/platform/ids'
import { epochMs } from '@second-wind/core/platform/moment'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db } from '../db/database.ts'
import { ApiError } from '../errors.ts'
import { iso } from '../iso.ts'
import {
  insertLinkedDevice,
  type LinkedDevice,
  listLinkedDevices,
  markDeviceRevoked,
} from './linked-devices.repo.ts'
import { endSessions, findLastContact } from './sessions.repo.ts'

type Phone = {
  deviceId: string
  patientId: PatientId
  label: string
  publicKey: string
  linkedBy: NonNullable<LinkedDevice['linked_by']>
}

/**
 * Allows this phone to act for this patient, in place of the one that `findDeviceToReplace` returns.
 *
 * @throws ApiError too_many_devices
 */
export async function linkDevice(trx: Db, phone: Phone, nowMs: number): Promise<void> {
  const at = iso(nowMs)
  const replaced = await findDeviceToReplace(trx, phone.patientId, nowMs)
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
  if (!replaced) return
  const { patientId } = phone
  await revokeDevice(trx, replaced.device_id, { nowMs, isLost: false })
  const actor = { kind: 'patient', id: patientId } as const
  const object = `phone ${replaced.device_id}`
  await writeAudit(trx, { at, actor, action: 'device.revoke', patientId, object })
}

/**
 * The phone that the next link will sign out: once there are five, the one that has been silent longest, such as an app
 * that was deleted. A phone in use is never pushed out.
 *
 * @throws ApiError too_many_devices when all five made contact lately
 */
export async function findDeviceToReplace(
  trx: Db,
  patientId: PatientId,
  nowMs: number,
): Promise<LinkedDevice | undefined> {
  const phones = await listLinkedDevices(trx, patientId)
  if (phones.length < deviceLimits.maxDevices) return undefined
  const contacts = await Promise.all(
    phones.map(async (phone) => ({
      phone,
      lastMs: (await findLastContact(trx, phone.device_id)) ?? epochMs(phone.linked_at),
    })),
  )
  // If several were silent for equally long, this takes the one that was linked first.
  const [silent] = contacts.toReversed().toSorted((a, b) => a.lastMs - b.lastMs)
  if (!silent || nowMs - silent.lastMs <= deviceLimits.inUseMs) throw new ApiError('too_many_devices')
  return silent.phone
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
