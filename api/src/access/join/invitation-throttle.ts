import type { InvitationKey } from '@second-wind/core/access/contract/join'
import { hourMs } from '@second-wind/core/platform/moment'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { clientAddress, networkAround } from '../../platform/http/client-address.ts'
import { countRequest, assertWithinLimit, type RateLimits } from '../../platform/http/rate-limits.ts'
import { iso } from '../../platform/iso.ts'

/** Runs an attempt to open an invitation and counts it when it fails. */
export type InvitationThrottle = <T>(c: Ctx, key: InvitationKey, open: () => Promise<T>) => Promise<T>

/** The key of the bucket that all wrong guesses share. */
const everybody = 'everybody'
const notedEveryMs = hourMs

/**
 * Slows the guessing of typed codes down by network, then stops typed codes for everyone. A link or QR code has 256
 * random bits, cannot be guessed, and never waits. An attempt is counted before it runs and given back when it was
 * right: simultaneous attempts gain nothing, and a clinic whose patients share one address is not slowed down. The
 * limit for callers who are not signed in applies to both, because the holder of a valid invitation could otherwise
 * make the audit log grow. Wrong guesses are not audited for the same reason; the pause that they cause is, once an
 * hour. The figures: platform/http/rate-limits.ts.
 */
export function invitationThrottle({ db, clock, config }: RealDeps, rates: RateLimits): InvitationThrottle {
  let notedMs: number | undefined

  async function auditPause(): Promise<void> {
    const now = clock.now()
    const isPaused = rates.wrongInvitations.waitMs(everybody) > 0
    if (isPaused && (notedMs === undefined || now - notedMs >= notedEveryMs)) {
      notedMs = now
      const at = iso(now)
      const actor = { kind: 'nobody', id: 0 } as const
      const event = {
        at,
        actor,
        action: 'join.pause',
        outcome: 'refused',
        reason: 'too_many_requests',
      } as const
      await inTransaction(db, undefined, (trx) => writeAudit(trx, event))
    }
  }

  return async (c, key, open) => {
    const address = clientAddress(c, config)
    countRequest(rates.signedOut, address)
    if ('token' in key) return open()
    await auditPause()
    // From here to the count nothing is awaited, so that simultaneous guesses are counted one by one.
    assertWithinLimit(rates.wrongInvitations, everybody)
    assertWithinLimit(rates.openInvitation, address)
    assertWithinLimit(rates.openInvitationAround, networkAround(address))
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
      rates.openInvitation.spend(address, tries)
      rates.openInvitationAround.spend(networkAround(address), tries)
      rates.wrongInvitations.spend(everybody, tries)
    }
  }
}
