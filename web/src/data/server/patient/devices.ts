import { devicesPath, devicesReply, revokeDevicePath } from '@second-wind/core/access/contract/devices'
import { sendCall, request } from '../request.ts'

/** This person's phones, newest first. 401 `reauth_required` when the last sign-in is too old. */
export const listDevices = () => request({ method: 'GET', path: devicesPath, reply: devicesReply })

/** `lost`: the phone is also told to delete its data. */
export async function revokeDevice(id: string, { lost }: { lost: boolean }): Promise<void> {
  await sendCall({ method: 'POST', path: revokeDevicePath(id), body: { lost } })
}
