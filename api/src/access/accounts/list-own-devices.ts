import type { Device } from '@second-wind/core/access/contract/devices'
import type { Db } from '../../platform/db/database.ts'
import type { PatientActor } from '../../platform/identity/actor.ts'
import { listPatientDevices } from './list-patient-devices.ts'

export async function listOwnDevices(db: Db, { id, deviceId }: PatientActor): Promise<Device[]> {
  const phones = await listPatientDevices(db, id)
  return phones.map((phone) => ({ ...phone, isThis: phone.id === deviceId }))
}
