import * as z from 'zod/mini'
import { db } from '../database/db-connection.ts'

/** Under which it lies in the table `meta`. */
const metaKey = 'session'

const heldSession = z.enum(['none', 'stale', 'dormant', 'revoked', 'emptied', 'erased'])

/**
 * What the server last said of this phone, when it was anything but "signed in". `emptied`: the phone was reported lost,
 * or its account erased from elsewhere, and nothing of it is here any more. `erased`: the person has done that here.
 */
export type HeldSession = z.infer<typeof heldSession>

/** Undefined while nothing is wrong, and before a clinic has approved this phone. */
export async function readHeldSession(): Promise<HeldSession | undefined> {
  return heldSession.safeParse((await db.meta.get(metaKey))?.value).data
}

export async function holdSession(value: HeldSession): Promise<void> {
  await db.meta.put({ key: metaKey, value })
}

/** Somebody begins anew on a phone that was emptied: it need not tell that any more. */
export async function beginAnew(): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const held = await readHeldSession()
    if (held === 'emptied' || held === 'erased') await releaseSession()
  })
}

/** All is well again. */
export async function releaseSession(): Promise<void> {
  await db.meta.delete(metaKey)
}
