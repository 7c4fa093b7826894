import {
  approveDeviceLinkPath,
  claimDeviceLinkPath,
  claimDeviceLinkReply,
  declineDeviceLinkPath,
  deviceLinkReply,
  deviceLinksPath,
  deviceLinkLookupPath,
  deviceLinkLookupReply,
  type PasskeyLinkBody,
  passkeyLinkOptionsPath,
  passkeyLinkPath,
  passkeyLinkReply,
} from '@second-wind/core/access/contract/devices'
import type { JoinBody } from '@second-wind/core/access/contract/join'
import { post, sendCall, request } from '../request.ts'
import { passkeyRequestOptions } from '../webauthn-options.ts'

/** Called by the new phone. 409 when this phone has had an account. */
export const requestDeviceLink = (device: JoinBody['device']) =>
  request({ ...post(deviceLinksPath, { device }), reply: deviceLinkReply })

/** Called by the new phone to read the decision. `claimed` signs this phone in. 404: no longer known. */
export const claimDeviceLink = (credentials: { id: string; secret: string }) =>
  request({ ...post(claimDeviceLinkPath, credentials), reply: claimDeviceLinkReply })

/** Called by the signed-in phone. 404: wrong, used or expired. */
export const fetchDeviceLink = (code: string) =>
  request({ ...post(deviceLinkLookupPath, { code }), reply: deviceLinkLookupReply })

export async function decideDeviceLink(id: string, { isOurs }: { isOurs: boolean }): Promise<void> {
  await sendCall(post(isOurs ? approveDeviceLinkPath(id) : declineDeviceLinkPath(id), {}))
}

/** Called by a new phone whose person has a passkey, so that no other phone is needed. */
export const fetchLinkPasskeyOptions = () =>
  request({ ...post(passkeyLinkOptionsPath, {}), reply: passkeyRequestOptions })

/** Signs this phone in. 401: no account has this passkey. 409 when this phone has had an account. */
export const linkByPasskey = (body: PasskeyLinkBody) =>
  request({ ...post(passkeyLinkPath, body), reply: passkeyLinkReply })
