import { patientId, recordId } from '@second-wind/core/platform/ids'
import { entityKinds, type EntityKind } from '@second-wind/core/sync/mutation'
import { channel, initialSyncChannel, type SyncChannel } from '@second-wind/core/sync/sync-channel'
import * as z from 'zod/mini'
import { db } from './db-connection.ts'

/** What the app stores besides the records. Each key has one schema; an invalid value counts as absent. */
type Meta = {
  deviceId: string
  channel: SyncChannel
  /** The position in the change feed, the fields this build could read, and the records that had unsent changes. */
  cursor: { value: string; entityKinds: string; covered: [EntityKind, string][] }
  lease: { holder: string; beatAt: number }
  /** The epoch of the server database that is known to have everything with a receipt here. */
  checkedEpoch: string
  account: Account
}

/** The patient id that a clinic's server gave this phone. Written once; another person needs a wiped phone. */
const account = z.object({ patientId })
export type Account = z.infer<typeof account>

const schemas: { [K in keyof Meta]: z.ZodMiniType<Meta[K]> } = {
  deviceId: recordId,
  channel,
  cursor: z.object({
    value: z.string(),
    entityKinds: z.string(),
    covered: z.array(z.tuple([z.enum(entityKinds), z.string()])),
  }),
  lease: z.object({ holder: z.string(), beatAt: z.number() }),
  checkedEpoch: z.string(),
  account,
}

export async function readMeta<K extends keyof Meta>(key: K): Promise<Meta[K] | undefined> {
  const row = await db.meta.get(key)
  const parsed = schemas[key].safeParse(row?.value)
  return parsed.success ? parsed.data : undefined
}

export async function writeMeta<K extends keyof Meta>(key: K, value: Meta[K]): Promise<void> {
  await db.meta.put({ key, value })
}

export async function forgetMeta(key: keyof Meta): Promise<void> {
  await db.meta.delete(key)
}

export async function readChannel(): Promise<SyncChannel> {
  return (await readMeta('channel')) ?? initialSyncChannel
}

/** The id of this installation; a new database is a new device. */
export async function getDeviceId(): Promise<string> {
  const id = await readMeta('deviceId')
  if (id === undefined) throw new Error('the database has no device id')
  return id
}
