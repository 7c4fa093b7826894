import { recordId } from '@second-wind/core/platform/ids'
import * as z from 'zod/mini'
import { endSession } from '../../server/patient/session.ts'
import { getDeviceId } from '../database/meta.ts'

/**
 * A note about a signed-out phone until the server knows: the id of the deleted installation. It is stored outside the
 * database, which is deleted. The HttpOnly cookie proves the rest.
 */
const cacheName = 'second-wind-sign-out'
const noteUrl = '/.well-known/second-wind-sign-out'
const lockName = 'sign-out'

const pendingSignOut = z.object({ deviceId: recordId })

/** `unknown`: nothing proves which phone this was, because the browser lost the cookie or could not store the note. */
export type SignOutDelivery = 'confirmed' | 'pending' | 'unknown'

/** Written before anything is deleted, so that the server is informed even if the app is closed in between. */
export async function savePendingSignOut(deviceId: string): Promise<void> {
  if (!('caches' in globalThis)) return
  try {
    await (await caches.open(cacheName)).put(noteUrl, new Response(JSON.stringify({ deviceId })))
  } catch {
    // No room for the note; the phone is still wiped.
  }
}

export async function clearPendingSignOut(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheName)
}

/** @param isLate false while this phone cannot have been set up again */
export async function sendSignOut(deviceId: string, isLate: boolean): Promise<SignOutDelivery> {
  const reply = await endSession({ deviceId, isLate }).catch(() => undefined)
  if (!reply) return (await readPendingSignOut()) ? 'pending' : 'unknown'
  await clearPendingSignOut()
  return reply.isEnded ? 'confirmed' : 'unknown'
}

/** Informs the server about a pending sign-out. Returns whether one remains. */
export async function flushPendingSignOut(): Promise<boolean> {
  const pending = await readPendingSignOut()
  if (!pending) return false
  const delivery = await withSignOutLockIfFree(async () => {
    if (pending.deviceId !== (await getDeviceId())) return sendSignOut(pending.deviceId, true)
    // The app was closed before anything was deleted, so the person is still signed in.
    await clearPendingSignOut()
    return 'confirmed'
  })
  return delivery === 'pending'
}

/** Held from reading the note until the server's response, so that only one tab sends it. */
export function withSignOutLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(lockName, work) : work()
}

function withSignOutLockIfFree(work: () => Promise<SignOutDelivery>): Promise<SignOutDelivery> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? work() : 'pending'))
}

async function readPendingSignOut(): Promise<z.infer<typeof pendingSignOut> | undefined> {
  if (!('caches' in globalThis) || !(await caches.has(cacheName))) return undefined
  const kept = await (await caches.open(cacheName)).match(noteUrl)
  return kept && pendingSignOut.safeParse(await kept.json()).data
}
