import type { Device } from '@second-wind/core/access/contract/devices'
import { saveKnownDevices } from '../../../data/local/lazy.ts'
import { listDevices } from '../../../data/server/patient/devices.ts'

/** After the person has seen the list, Home does not have to report these changes. */
export async function refreshKnownDevices(): Promise<Device[]> {
  const list = await listDevices()
  await saveKnownDevices(list)
  return list
}
