import { deviceLinkReply, type DeviceLinkReply } from '@second-wind/core/access/contract/devices'
import { db } from '../database/db-connection.ts'

/** Key in the table `meta`. */
const metaKey = 'deviceLink'

/** A request to be linked by another phone of the same person. Survives a restart for as long as its code is valid. */
export async function readDeviceLink(): Promise<DeviceLinkReply | undefined> {
  return deviceLinkReply.safeParse((await db.meta.get(metaKey))?.value).data
}

export async function saveDeviceLink(value: DeviceLinkReply): Promise<void> {
  await db.meta.put({ key: metaKey, value })
}

export async function forgetDeviceLink(): Promise<void> {
  await db.meta.delete(metaKey)
}
