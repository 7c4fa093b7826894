import type { Device } from '@second-wind/core/contract/devices'
import type { Db } from '../db/database.ts'
import type { PatientActor } from '../identity/actor.ts'
import { listLinkedDevices } from '../identity/linked-devices.repo.ts'
import { findLastContact } from '../identity/sessions.repo.ts'

export async function listOwnDevices(db: Db, { id, deviceId }: PatientActor): Promise<Device[]> {
  const phones = await listLinkedDevices(db, id)
  return Promise.all(
    phones.map(async (phone) => {
      const heardMs = await findLastContact(db, phone.device_id)
      return {
        id: phone.device_id,
        label: phone.label,
        since: phone.linked_at,
        lastHeardAt: heardMs === undefined ? null : new Date(heardMs).toISOString(),
        isThis: phone.device_id === deviceId,
      }
    }),
  )
}
