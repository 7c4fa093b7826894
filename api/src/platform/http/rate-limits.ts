import { hourMs } from '@second-wind/core/platform/moment'
import type { Clock } from '../deps.ts'
import { ApiError } from '../errors.ts'
import { type TokenBuckets, tokenBuckets } from './token-buckets.ts'

const bytesPerDay = 8 * 1024 * 1024

/**
 * How much one client may request. A phone's limit exceeds what any flush needs: 1,000 entries are two pushes. In the
 * demo a whole household shares one session over REST, so that limit only stops a runaway script.
 */
const rates = {
  device: { capacity: 80, perMinute: 60, maxKeys: 10_000 },
  deviceEntries: { capacity: 2_000, perMinute: 2_000 / (24 * 60), maxKeys: 10_000 },
  /** Counts all phones of a patient together, so that none fills the disk: some 4,000 entries with long notes. */
  patientBytes: { capacity: bytesPerDay, perMinute: bytesPerDay / (24 * 60), maxKeys: 10_000 },
  patient: { capacity: 1_200, perMinute: 1_200, maxKeys: 10_000 },
  clinician: { capacity: 300, perMinute: 300, maxKeys: 10_000 },
  // The following limits count by address (http/client-address.ts), before the caller is known. Many phones may share
  // one.
  signedOut: { capacity: 300, perMinute: 300, maxKeys: 10_000 },
  /** By account and address: slows guessing down without locking anyone out who is elsewhere. */
  signIn: { capacity: 10, perMinute: 10 / 15, maxKeys: 100_000 },
  /** Wrong passwords from one address, for all accounts together: a hospital may have one address. */
  signInFailures: { capacity: 100, perMinute: 100 / 15, maxKeys: 10_000 },
  /** The same for patients' phones and codes, so that a waiting room cannot lock clinicians out. */
  reauthFailures: { capacity: 100, perMinute: 100 / 15, maxKeys: 10_000 },
  /** Wrong codes of one network: a waiting room makes typing mistakes. */
  openInvitation: { capacity: 20, perMinute: 1, maxKeys: 100_000 },
  /** The same for the /48 around an IPv6 network, of which one customer can own 65,536. */
  openInvitationAround: { capacity: 200, perMinute: 10, maxKeys: 100_000 },
  /**
   * All wrong codes share one key. At this rate, a year of guessing at 1,000 open invitations with 50-bit codes finds
   * one with a probability of 1 in 2,000, and the clinic still has to approve that phone.
   */
  wrongInvitations: { capacity: 10_000, perMinute: 1_000, maxKeys: 1 },
} as const

export type RateLimits = Record<keyof typeof rates, TokenBuckets> & {
  /** The number of different patients whose records a clinician has opened within an hour. */
  recordsOpened: DistinctCount
}

export function rateLimits(clock: Pick<Clock, 'now'>): RateLimits {
  return {
    device: tokenBuckets(rates.device, clock),
    deviceEntries: tokenBuckets(rates.deviceEntries, clock),
    patientBytes: tokenBuckets(rates.patientBytes, clock),
    patient: tokenBuckets(rates.patient, clock),
    clinician: tokenBuckets(rates.clinician, clock),
    signedOut: tokenBuckets(rates.signedOut, clock),
    signIn: tokenBuckets(rates.signIn, clock),
    signInFailures: tokenBuckets(rates.signInFailures, clock),
    reauthFailures: tokenBuckets(rates.reauthFailures, clock),
    openInvitation: tokenBuckets(rates.openInvitation, clock),
    openInvitationAround: tokenBuckets(rates.openInvitationAround, clock),
    wrongInvitations: tokenBuckets(rates.wrongInvitations, clock),
    recordsOpened: distinctCount({ withinMs: hourMs }, clock),
  }
}

/** Counts one request. @throws ApiError too_many_requests */
export function countRequest(buckets: TokenBuckets, key: string): void {
  assertWithinLimit(buckets, key)
  buckets.spend(key, 1)
}

/** @throws ApiError too_many_requests when earlier requests have used up this key's tokens */
export function assertWithinLimit(buckets: TokenBuckets, key: string): void {
  const waitMs = buckets.waitMs(key)
  if (waitMs > 0) throw new ApiError('too_many_requests', { retryAfterS: Math.ceil(waitMs / 1000) })
}

type DistinctCount = {
  /** Records that `key` has met `thing` now. @returns how many different things it has met within the time */
  note(key: string, thing: number): number
}

/** Counts different things per key in a sliding window of time. */
function distinctCount({ withinMs }: { withinMs: number }, clock: { now(): number }): DistinctCount {
  const met = new Map<string, Map<number, number>>()
  return {
    note(key, thing) {
      const now = clock.now()
      const things = met.get(key) ?? new Map<number, number>()
      met.set(key, things)
      // Moves it to the end, so that the oldest come first.
      things.delete(thing)
      things.set(thing, now)
      for (const [old, at] of things) {
        if (now - at < withinMs) break
        things.delete(old)
      }
      return things.size
    },
  }
}
