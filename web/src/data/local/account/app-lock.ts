import {
  isPinForgotten,
  remainingPinAttempts,
  remainingLockoutMs,
} from '@second-wind/core/access/lock/pin-lockout'
import * as z from 'zod/mini'
import { db, withDb } from '../database/db-connection.ts'
import { NotSaved } from '../outbox/not-saved.ts'
import { pinKey } from './pin-gate.ts'

/**
 * The PIN of this phone. What is stored is a slow hash, which slows down whoever copies the database; it encrypts
 * nothing (docs/decisions/031).
 */
const storedPin = z.object({
  salt: z.string(),
  hash: z.string(),
  rounds: z.int(),
  wrongTries: z.int(),
  /** Of the newest wrong try, epoch milliseconds. */
  lastTryAt: z.number(),
})
type StoredPin = z.infer<typeof storedPin>

// OWASP, Password Storage: PBKDF2 with SHA-256.
const rounds = 600_000
const saltBytes = 16

/** `waitMs`: until a PIN may be tried. */
export type PinWait = { waitMs: number; isForgotten: boolean }

export type PinAnswer =
  | { is: 'right' }
  | ({ is: 'wrong'; triesLeft: number } & PinWait)
  /** Not even looked at: there were too many wrong ones. */
  | ({ is: 'waiting' } & PinWait)
  /** None is stored, so there is nothing to guard. */
  | { is: 'none' }

/** @throws NotSaved */
export async function setPin(pin: string): Promise<void> {
  try {
    const salt = hex(crypto.getRandomValues(new Uint8Array(saltBytes)))
    const hash = await hashOf(pin, salt, rounds)
    await withDb(() => put({ salt, hash, rounds, wrongTries: 0, lastTryAt: 0 }))
  } catch (error) {
    throw new NotSaved(error)
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

/** Compares with the stored PIN, if it may be tried now. @throws when it cannot be read */
export async function tryPin(pin: string, now: number): Promise<PinAnswer> {
  const tried = await recordPinAttempt(now)
  if ('is' in tried) return tried
  if ((await hashOf(pin, tried.salt, tried.rounds)) === tried.hash) {
    return (await resetPinAttempts(tried)) ? { is: 'right' } : { is: 'none' }
  }
  return {
    is: 'wrong',
    triesLeft: remainingPinAttempts(tried.wrongTries),
    ...waitOf(tried, now),
  }
}

const waitOf = ({ wrongTries, lastTryAt }: StoredPin, now: number): PinWait => ({
  waitMs: remainingLockoutMs(wrongTries, lastTryAt, now),
  isForgotten: isPinForgotten(wrongTries),
})

/** Counts as wrong until it has proved right: closing the app in between wins no try, nor does a second tab. */
async function recordPinAttempt(now: number): Promise<PinAnswer | StoredPin> {
  return withDb(() =>
    db.transaction('rw', db.meta, async () => {
      const pin = await findPin()
      if (!pin) return { is: 'none' as const }
      const wait = waitOf(pin, now)
      if (wait.waitMs > 0) return { is: 'waiting' as const, ...wait }
      const tried = { ...pin, wrongTries: pin.wrongTries + 1, lastTryAt: now }
      await put(tried)
      return tried
    }),
  )
}

/** Answers whether there is still a PIN: the phone may have been emptied while the hash was made. */
async function resetPinAttempts({ salt }: StoredPin): Promise<boolean> {
  return withDb(() =>
    db.transaction('rw', db.meta, async () => {
      const pin = await findPin()
      if (pin?.salt === salt) await put({ ...pin, wrongTries: 0 })
      return pin !== undefined
    }),
  )
}

/** One that is there and cannot be read is no reason to open. @throws when it cannot be read */
async function findPin(): Promise<StoredPin | undefined> {
  const row = await db.meta.get(pinKey)
  return row && storedPin.parse(row.value)
}

const put = (value: StoredPin) => db.meta.put({ key: pinKey, value })

async function hashOf(pin: string, salt: string, iterations: number): Promise<string> {
  const bytes = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', bytes.encode(pin), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations }
  return hex(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)))
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
