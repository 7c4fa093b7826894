import {
  approveDeviceLinkPath,
  claimDeviceLinkPath,
  claimDeviceLinkReply,
  declineDeviceLinkPath,
  deviceLinkReply,
  deviceLinksPath,
  lookDeviceLinkPath,
  lookDeviceLinkReply,
} from '@second-wind/core/contract/devices'
import type { JoinBody } from '@second-wind/core/contract/join'
import { exchange, request } from './request.ts'

const post = (path: string, body: unknown) => ({ method: 'POST', path, body }) as const

/** On the new phone. 409 when this phone has had an account. */
export const askForDeviceLink = (device: JoinBody['device']) =>
  request({ ...post(deviceLinksPath, { device }), reply: deviceLinkReply })

/** On the new phone: what became of it. `claimed` signs this phone in. 404: not known any more. */
export const claimDeviceLink = (held: { id: string; secret: string }) =>
  request({ ...post(claimDeviceLinkPath, held), reply: claimDeviceLinkReply })

/** On the phone that is signed in. 404: wrong, used or run out. */
export const lookAtDeviceLink = (code: string) =>
  request({ ...post(lookDeviceLinkPath, { code }), reply: lookDeviceLinkReply })

export async function decideDeviceLink(id: string, { isOurs }: { isOurs: boolean }): Promise<void> {
  await exchange(post(isOurs ? approveDeviceLinkPath(id) : declineDeviceLinkPath(id), {}))
}
