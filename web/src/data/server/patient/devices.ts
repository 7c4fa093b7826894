import { devicesPath, devicesReply, revokeDevicePath } from '@second-wind/core/access/contract/devices'
import { exchange, request } from '../request.ts'

/** This person's phones, newest first. 401 `reauth_required` when they have not signed in for long. */
export const listDevices = () => request({ method: 'GET', path: devicesPath, reply: devicesReply })

/** `lost`: it is also told to delete what it keeps. */
export async function revokeDevice(id: string, { lost }: { lost: boolean }): Promise<void> {
  await exchange({ method: 'POST', path: revokeDevicePath(id), body: { lost } })
}
