import { deviceLinkReply, type DeviceLinkReply } from '@second-wind/core/access/contract/devices'
import { db } from '../database/db-connection.ts'

/** Under which it lies in the table `meta`. */
const metaKey = 'deviceLink'

/** What this phone waits for, from another phone of the same person. Outlives the app for as long as its code. */
export async function readDeviceLink(): Promise<DeviceLinkReply | undefined> {
  return deviceLinkReply.safeParse((await db.meta.get(metaKey))?.value).data
}

export async function saveDeviceLink(value: DeviceLinkReply): Promise<void> {
  await db.meta.put({ key: metaKey, value })
}

export async function forgetDeviceLink(): Promise<void> {
  await db.meta.delete(metaKey)
}
