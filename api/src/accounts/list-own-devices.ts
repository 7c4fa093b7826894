import type { Device } from '@second-wind/core/contract/devices'
import type { Db } from '../db/database.ts'
import type { PatientActor } from '../identity/actor.ts'
import { listPhones } from './list-phones.ts'

export async function listOwnDevices(db: Db, { id, deviceId }: PatientActor): Promise<Device[]> {
  const phones = await listPhones(db, id)
  return phones.map((phone) => ({ ...phone, isThis: phone.id === deviceId }))
}
