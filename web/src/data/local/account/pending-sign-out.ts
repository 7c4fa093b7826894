import { recordId } from '@second-wind/core/platform/ids'
import * as z from 'zod/mini'
import { endSession } from '../../server/patient/session.ts'
import { getDeviceId } from '../database/meta.ts'

/**
 * What is left of a phone that was signed out until the server knows: the number of the installation that is gone. It
 * lies beside the database, because that is deleted; the cookie, which no script can read, proves the rest.
 */
const cacheName = 'second-wind-sign-out'
const noteUrl = '/.well-known/second-wind-sign-out'
const lockName = 'sign-out'

const pendingSignOut = z.object({ deviceId: recordId })

/** `unknown`: nothing proves any more which phone this was: the browser has lost the cookie, or could not keep the note. */
export type SignOutDelivery = 'told' | 'owed' | 'unknown'

/** Before anything is deleted: should the app be closed in between, the server hears of it all the same. */
export async function savePendingSignOut(deviceId: string): Promise<void> {
  if (!('caches' in globalThis)) return
  try {
    await (await caches.open(cacheName)).put(noteUrl, Response.json({ deviceId }))
  } catch {
    // No room for the note: the phone is emptied all the same.
  }
}

export async function clearPendingSignOut(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheName)
}

/** @param isLate false while nobody can have begun anew on this phone */
export async function sendSignOut(deviceId: string, isLate: boolean): Promise<SignOutDelivery> {
  const answer = await endSession({ deviceId, isLate }).catch(() => undefined)
  if (!answer) return (await readPendingSignOut()) ? 'owed' : 'unknown'
  await clearPendingSignOut()
  return answer.isEnded ? 'told' : 'unknown'
}

/** Tells the server what it does not know yet, if there is anything. Answers whether there still is. */
export async function flushPendingSignOut(): Promise<boolean> {
  const pending = await readPendingSignOut()
  if (!pending) return false
  const delivery = await withSignOutLockIfFree(async () => {
    if (pending.deviceId !== (await getDeviceId())) return sendSignOut(pending.deviceId, true)
    // The app was closed before anything was deleted: the person is still signed in, and sees that.
    await clearPendingSignOut()
    return 'told'
  })
  return delivery === 'owed'
}

/** From the note to the server's answer: nobody else tells meanwhile. */
export function withSignOutLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(lockName, work) : work()
}

function withSignOutLockIfFree(work: () => Promise<SignOutDelivery>): Promise<SignOutDelivery> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? work() : 'owed'))
}

async function readPendingSignOut(): Promise<z.infer<typeof pendingSignOut> | undefined> {
  if (!('caches' in globalThis) || !(await caches.has(cacheName))) return undefined
  const kept = await (await caches.open(cacheName)).match(noteUrl)
  return kept && pendingSignOut.safeParse(await kept.json()).data
}
