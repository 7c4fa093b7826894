import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { admit, assertWithin, type RateLimits } from '../../platform/http/rate-limits.ts'

/** Runs what opens an invitation, and counts it when it does not. */
export type JoinThrottle = <T>(c: Ctx, open: () => Promise<T>) => Promise<T>

/** All guesses together, wherever they come from, share one bucket. */
const everybody = 'everybody'
const notedEveryMs = 60 * 60_000

/**
 * Guessing is slowed down by address and then stopped for everybody. A try is counted before it is made and given back
 * when the invitation was right, so that many at once are as slow as one after the other, and a clinic whose patients
 * share one address is not slowed down. What all who are not signed in may ask holds as well: who has a right one could
 * make the audit log grow by asking again and again. Wrong guesses have no row in it, where anybody could make it grow;
 * that joining had to pause has one an hour.
 */
export function joinThrottle({ db, clock, config }: RealDeps, rates: RateLimits): JoinThrottle {
  let notedMs: number | undefined

  async function assertOpen(): Promise<void> {
    const now = clock.now()
    const isPaused = rates.redeemFailures.waitMs(everybody) > 0
    if (isPaused && (notedMs === undefined || now - notedMs >= notedEveryMs)) {
      notedMs = now
      const at = new Date(now).toISOString()
      const actor = { kind: 'nobody', id: 0 } as const
      const event = {
        at,
        actor,
        action: 'join.pause',
        outcome: 'refused',
        reason: 'too_many_requests',
      } as const
      await db.transaction().execute((trx) => writeAudit(trx, event))
    }
    assertWithin(rates.redeemFailures, everybody)
  }

  return async (c, open) => {
    const address = clientAddress(c, config)
    admit(rates.signedOut, address)
    await assertOpen()
    assertWithin(rates.redeem, address)
    count(1)
    try {
      const opened = await open()
      count(-1)
      return opened
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'invite_unknown'
      if (!isWrong) count(-1)
      throw error
    }

    function count(tries: 1 | -1): void {
      rates.redeem.spend(address, tries)
      rates.redeemFailures.spend(everybody, tries)
    }
  }
}
