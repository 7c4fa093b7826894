import type { Device } from '@second-wind/core/access/contract/devices'
import { saveKnownDevices } from '../../../data/local/lazy.ts'
import { listDevices } from '../../../data/server/patient/devices.ts'

/** Who has seen the list need not be told of it on Home. */
export async function refreshKnownPhones(): Promise<Device[]> {
  const list = await listDevices()
  await saveKnownDevices(list)
  return list
}
