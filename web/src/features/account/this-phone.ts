import type { JoinBody } from '@second-wind/core/contract/join'
import { getDeviceId } from '../../local/index.ts'
import { getDeviceKey } from '../../local/inner-door.ts'
import { deviceLabel } from '../../ui/device-label.ts'

/** As it asks to be linked. */
export async function thisPhone(): Promise<JoinBody['device']> {
  const { publicKey } = await getDeviceKey()
  return { id: await getDeviceId(), key: publicKey, label: deviceLabel() }
}
