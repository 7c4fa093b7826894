import * as z from 'zod/mini'
import { db } from '../database/db-connection.ts'

/** Key in the table `meta`. */
const metaKey = 'session'

const deviceSessionState = z.enum(['none', 'stale', 'dormant', 'revoked', 'wiped', 'erased'])

/**
 * The server's last session state, if it was anything but "signed in". `wiped`: the phone was reported lost, or its
 * account was erased elsewhere, and its data is gone. `erased`: the person erased the account on this phone.
 */
export type DeviceSessionState = z.infer<typeof deviceSessionState>

/** Undefined while the session is fine, and before a clinic has approved this phone. */
export async function readSessionState(): Promise<DeviceSessionState | undefined> {
  return deviceSessionState.safeParse((await db.meta.get(metaKey))?.value).data
}

export async function saveSessionState(value: DeviceSessionState): Promise<void> {
  await db.meta.put({ key: metaKey, value })
}

/** A new person starts on a wiped phone, which no longer needs to explain itself. */
export async function resetSession(): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const state = await readSessionState()
    if (state === 'wiped' || state === 'erased') await clearSessionState()
  })
}

export async function clearSessionState(): Promise<void> {
  await db.meta.delete(metaKey)
}
