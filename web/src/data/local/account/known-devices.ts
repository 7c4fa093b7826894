import { device } from '@second-wind/core/access/contract/devices'
import * as z from 'zod/mini'
import { db } from '../database/db-connection.ts'

/** Key in the table `meta`. */
const metaKey = 'knownDevices'

const knownDevices = z.array(z.pick(device, { id: true, label: true }))
export type KnownDevice = z.infer<typeof knownDevices>[number]

/** The person's phones as last listed on this one; undefined before the first look. */
export async function readKnownDevices(): Promise<KnownDevice[] | undefined> {
  return knownDevices.safeParse((await db.meta.get(metaKey))?.value).data
}

export async function saveKnownDevices(phones: readonly KnownDevice[]): Promise<void> {
  await db.meta.put({ key: metaKey, value: phones.map(({ id, label }) => ({ id, label })) })
}
