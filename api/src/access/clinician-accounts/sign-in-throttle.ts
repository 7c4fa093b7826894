import { dayMs } from '@second-wind/core/platform/moment'
import type { Clock } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { assertWithinLimit, type RateLimits } from '../../platform/http/rate-limits.ts'

export type SignInThrottle = {
  /**
   * Counts an attempt before running it. An attempt that could not be judged because the server was busy does not
   * count.
   *
   * @param verify returns undefined for a wrong attempt
   * @throws ApiError too_many_requests
   */
  attempt<T>(who: AttemptSource, verify: () => Promise<T | undefined>): Promise<T | undefined>
}
/**
 * `account` names what is tried and for whom, so that guessing at one thing does not slow down another. `source` is a
 * network, a browser that is known there, or a person who is signed in.
 */
export type AttemptSource = { account: string; source: string }

/** The first failures cost nothing, to allow for typing errors. Then 30 seconds, a minute, two, and so on. */
const freeFailures = 3
const firstWaitMs = 30_000
const longestWaitMs = 15 * 60_000
const forgottenAfterMs = dayMs
const maxKeys = 100_000

/**
 * Slows guessing down by account and source, never for the whole account, so that one person cannot lock another out
 * (decision 035). The buckets limit simultaneous attempts, because each is counted before it runs.
 */
export function signInThrottle(
  rates: Pick<RateLimits, 'signIn' | 'signInFailures'>,
  clock: Pick<Clock, 'now'>,
): SignInThrottle {
  const failures = new Map<string, { count: number; atMs: number }>()

  function waitMs(key: string): number {
    const { count, atMs } = failures.get(key) ?? { count: 0, atMs: 0 }
    if (count <= freeFailures) return 0
    const delayMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (count - freeFailures - 1))
    // After the clock was set back, the wait does not last until it has caught up.
    return Math.max(0, delayMs - Math.abs(clock.now() - atMs))
  }

  function begin(key: string, source: string): void {
    const wait = waitMs(key)
    if (wait > 0) throw new ApiError('too_many_requests', { retryAfterS: Math.ceil(wait / 1000) })
    assertWithinLimit(rates.signInFailures, source)
    assertWithinLimit(rates.signIn, key)
    rates.signIn.spend(key, 1)
  }

  function recordFailure(key: string, source: string): void {
    const [before, atMs] = [failures.get(key), clock.now()]
    const count = before && atMs - before.atMs < forgottenAfterMs ? before.count + 1 : 1
    failures.delete(key)
    failures.set(key, { count, atMs })
    for (const oldest of failures.keys()) {
      if (failures.size <= maxKeys) break
      failures.delete(oldest)
    }
    rates.signInFailures.spend(source, 1)
  }

  return {
    async attempt({ account, source }, verify) {
      const key = `${account}|${source}`
      begin(key, source)
      const refund = () => rates.signIn.spend(key, -1)
      const found = await verify().catch((error: unknown) => {
        refund()
        throw error
      })
      if (found === undefined) recordFailure(key, source)
      else {
        failures.delete(key)
        refund()
      }
      return found
    },
  }
}
