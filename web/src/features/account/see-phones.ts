import type { Device } from '@second-wind/core/contract/devices'
import { saveKnownPhones } from '../../local/inner-door.ts'
import { listDevices } from '../../server/devices.ts'

/** Who has seen the list need not be told of it on Home. */
export async function seePhones(): Promise<Device[]> {
  const list = await listDevices()
  await saveKnownPhones(list)
  return list
}
