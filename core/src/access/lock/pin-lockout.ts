import { minuteMs } from '../../platform/moment.ts'

/** Wrong PINs without a waiting time, because people mistype. */
export const pinAttemptsBeforeLockout = 5

/**
 * Waiting time after a number of wrong PINs in a row; the last row applies to all higher numbers. Wrong PINs never
 * delete data, because a child might type them. Source: own judgement after OWASP ASVS 5.0 V6.3.1.
 */
export const pinLockouts = [
  { wrongTries: 5, waitMs: minuteMs },
  { wrongTries: 6, waitMs: 2 * minuteMs },
  { wrongTries: 7, waitMs: 5 * minuteMs },
  { wrongTries: 8, waitMs: 15 * minuteMs },
  { wrongTries: 9, waitMs: 30 * minuteMs },
  { wrongTries: 10, waitMs: 60 * minuteMs },
] as const

/** Waiting time in milliseconds after a number of wrong PINs in a row. */
export function lockoutMs(wrongTries: number): number {
  return pinLockouts.findLast((row) => wrongTries >= row.wrongTries)?.waitMs ?? 0
}

/**
 * After so many wrong PINs the person has probably forgotten it, so the app offers signing in first. Source: as above.
 */
export const isPinForgotten = (wrongTries: number): boolean => wrongTries >= 10

/** Number of wrong PINs left before the next waiting time. */
export function remainingPinAttempts(wrongTries: number): number {
  return Math.max(0, pinAttemptsBeforeLockout - wrongTries)
}

/**
 * The rest of a waiting time that began at `since`. Putting the clock back never shortens it, nor makes it longer than
 * the whole waiting time. All in epoch milliseconds.
 */
export function remainingLockoutMs(wrongTries: number, since: number, now: number): number {
  return Math.max(0, lockoutMs(wrongTries) - Math.max(0, now - since))
}
