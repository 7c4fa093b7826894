import {
  isPinForgotten,
  remainingPinAttempts,
  remainingLockoutMs,
} from '@second-wind/core/access/lock/pin-lockout'
import * as z from 'zod/mini'
import { db, withDb } from '../database/db-connection.ts'
import { NotSavedError } from '../outbox/not-saved-error.ts'
import { pinKey } from './check-pin-before-reads.ts'

/**
 * The PIN of this phone, stored as a slow hash to delay an attacker who copies the database. It encrypts nothing
 * (decision 031).
 */
const storedPin = z.object({
  salt: z.string(),
  hash: z.string(),
  rounds: z.int(),
  wrongTries: z.int(),
  /** When the latest wrong try was made, epoch milliseconds. */
  lastTryAt: z.number(),
})
type StoredPin = z.infer<typeof storedPin>

// OWASP, Password Storage: PBKDF2 with SHA-256.
const rounds = 600_000
const saltBytes = 16

/** `waitMs`: until the next try is allowed. */
export type PinWait = { waitMs: number; isForgotten: boolean }

export type PinResult =
  | { kind: 'right' }
  | ({ kind: 'wrong'; triesLeft: number } & PinWait)
  /** Not compared: there were too many wrong tries. */
  | ({ kind: 'waiting' } & PinWait)
  /** No PIN is stored, so there is nothing to protect. */
  | { kind: 'none' }

/** @throws NotSavedError */
export async function setPin(pin: string): Promise<void> {
  try {
    const salt = hex(crypto.getRandomValues(new Uint8Array(saltBytes)))
    const hash = await hashPin(pin, salt, rounds)
    await withDb(() => put({ salt, hash, rounds, wrongTries: 0, lastTryAt: 0 }))
  } catch (error) {
    throw new NotSavedError(error)
  }
}

export async function forgetPin(): Promise<void> {
  await withDb(() => db.meta.delete(pinKey))
}

/** Undefined when no PIN is set. @throws when it cannot be read */
export async function findPinWait(now: number): Promise<PinWait | undefined> {
  const pin = await findPin()
  return pin && waitOf(pin, now)
}

/** Compares with the stored PIN, if a try is allowed now. @throws when it cannot be read */
export async function verifyPin(pin: string, now: number): Promise<PinResult> {
  const tried = await recordPinAttempt(now)
  if ('kind' in tried) return tried
  if ((await hashPin(pin, tried.salt, tried.rounds)) === tried.hash) {
    return (await resetPinAttempts(tried)) ? { kind: 'right' } : { kind: 'none' }
  }
  return {
    kind: 'wrong',
    triesLeft: remainingPinAttempts(tried.wrongTries),
    ...waitOf(tried, now),
  }
}

const waitOf = ({ wrongTries, lastTryAt }: StoredPin, now: number): PinWait => ({
  waitMs: remainingLockoutMs(wrongTries, lastTryAt, now),
  isForgotten: isPinForgotten(wrongTries),
})

/** A try counts as wrong until it proves right, so closing the app or opening another tab gains no extra try. */
async function recordPinAttempt(now: number): Promise<PinResult | StoredPin> {
  return withDb(() =>
    db.transaction('rw', db.meta, async () => {
      const pin = await findPin()
      if (!pin) return { kind: 'none' as const }
      const wait = waitOf(pin, now)
      if (wait.waitMs > 0) return { kind: 'waiting' as const, ...wait }
      const tried = { ...pin, wrongTries: pin.wrongTries + 1, lastTryAt: now }
      await put(tried)
      return tried
    }),
  )
}

/** Returns whether there is still a PIN: the phone may have been wiped while the hash was computed. */
async function resetPinAttempts({ salt }: StoredPin): Promise<boolean> {
  return withDb(() =>
    db.transaction('rw', db.meta, async () => {
      const pin = await findPin()
      if (pin?.salt === salt) await put({ ...pin, wrongTries: 0 })
      return pin !== undefined
    }),
  )
}

/** An unreadable PIN must not open the app. @throws when it cannot be read */
async function findPin(): Promise<StoredPin | undefined> {
  const row = await db.meta.get(pinKey)
  return row && storedPin.parse(row.value)
}

const put = (value: StoredPin) => db.meta.put({ key: pinKey, value })

async function hashPin(pin: string, salt: string, iterations: number): Promise<string> {
  const bytes = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', bytes.encode(pin), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations }
  return hex(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)))
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
