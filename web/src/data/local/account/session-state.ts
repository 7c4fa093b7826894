import * as z from 'zod/mini'
import { db } from '../database/db-connection.ts'

/** Under which it lies in the table `meta`. */
const metaKey = 'session'

const deviceSessionState = z.enum(['none', 'stale', 'dormant', 'revoked', 'emptied', 'erased'])

/**
 * What the server last said of this phone, when it was anything but "signed in". `emptied`: the phone was reported lost,
 * or its account erased from elsewhere, and nothing of it is here any more. `erased`: the person has done that here.
 */
export type DeviceSessionState = z.infer<typeof deviceSessionState>

/** Undefined while nothing is wrong, and before a clinic has approved this phone. */
export async function readSessionState(): Promise<DeviceSessionState | undefined> {
  return deviceSessionState.safeParse((await db.meta.get(metaKey))?.value).data
}

export async function saveSessionState(value: DeviceSessionState): Promise<void> {
  await db.meta.put({ key: metaKey, value })
}

/** Somebody begins anew on a phone that was emptied: it need not tell that any more. */
export async function resetSession(): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const held = await readSessionState()
    if (held === 'emptied' || held === 'erased') await clearSessionState()
  })
}

/** All is well again. */
export async function clearSessionState(): Promise<void> {
  await db.meta.delete(metaKey)
}
