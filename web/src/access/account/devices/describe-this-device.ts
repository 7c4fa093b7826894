import type { JoinBody } from '@second-wind/core/access/contract/join'
import { getDeviceId } from '../../../data/local/index.ts'
import { getDeviceKey } from '../../../data/local/lazy.ts'
import { deviceLabel } from '../../../ui/format/device-label.ts'

/** How this phone describes itself in a link request. */
export async function describeThisDevice(): Promise<JoinBody['device']> {
  const { publicKey } = await getDeviceKey()
  return { id: await getDeviceId(), key: publicKey, label: deviceLabel() }
}
