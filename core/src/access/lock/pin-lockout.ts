const minuteMs = 60_000

/** Wrong PINs that cost no waiting: people mistype. */
export const pinAttemptsBeforeLockout = 5

/**
 * How long the app waits after so many wrong PINs in a row, the last row for all beyond. It never deletes anything:
 * a child with the phone must not be able to. Source: own judgement after OWASP ASVS 5.0 V6.3.1.
 */
export const pinLockouts = [
  { wrongTries: 5, waitMs: minuteMs },
  { wrongTries: 6, waitMs: 2 * minuteMs },
  { wrongTries: 7, waitMs: 5 * minuteMs },
  { wrongTries: 8, waitMs: 15 * minuteMs },
  { wrongTries: 9, waitMs: 30 * minuteMs },
  { wrongTries: 10, waitMs: 60 * minuteMs },
] as const

/** Milliseconds to wait after that many wrong PINs in a row. */
export function lockoutMs(wrongTries: number): number {
  return pinLockouts.findLast((row) => wrongTries >= row.wrongTries)?.waitMs ?? 0
}

/** Somebody who has been wrong so often has forgotten it: signing in is offered first. Source: as above. */
export const isPinForgotten = (wrongTries: number): boolean => wrongTries >= 10

/** How many more may be wrong before the next wait. */
export function remainingPinAttempts(wrongTries: number): number {
  return Math.max(0, pinAttemptsBeforeLockout - wrongTries)
}

/**
 * What is left of a wait that began at `since`. A clock that was put back never shortens it, and never lengthens it
 * beyond the wait itself. All in epoch milliseconds.
 */
export function remainingLockoutMs(wrongTries: number, since: number, now: number): number {
  return Math.max(0, lockoutMs(wrongTries) - Math.max(0, now - since))
}
