import {
  allowHeldDevicePath,
  heldDevicesPath,
  heldDevicesReply,
  refuseHeldDevicePath,
} from '@second-wind/core/access/contract/held-devices'
import { sendCall, request } from '../request.ts'

/** New phones that wait before they open this person's record, oldest first. */
export const listHeldDevices = (signal: AbortSignal) =>
  request({ method: 'GET', path: heldDevicesPath, reply: heldDevicesReply, signal })

/** 404 when it no longer waits; 401 `reauth_required` when allowing needs the passkey. Repeating it has no effect. */
export async function decideHeldDevice(id: string, { isOurs }: { isOurs: boolean }): Promise<void> {
  await sendCall({
    method: 'POST',
    path: isOurs ? allowHeldDevicePath(id) : refuseHeldDevicePath(id),
    body: {},
  })
}
