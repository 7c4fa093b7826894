import type { PatientActor } from '../../platform/authentication/actor.ts'
import type { Route } from '../../platform/authentication/route.ts'
import type { Ctx } from '../../platform/deps.ts'
import { assertWithinLimit } from '../../platform/http/rate-limits.ts'
import type { TokenBuckets } from '../../platform/http/token-buckets.ts'

/**
 * Writes over REST use disk space like pushed changes, so they count towards the same device's daily limit. The demo's
 * session belongs to no device.
 */
export const limitDailyWrites = (routes: readonly Route[], mutationsPerDay: TokenBuckets): Route[] =>
  routes.map((rule) => {
    if (rule.who !== 'patient' || rule.method === 'GET') return rule
    return {
      ...rule,
      handle: async (c: Ctx, actor: PatientActor) => {
        if (actor.deviceId === null) return rule.handle(c, actor)
        assertWithinLimit(mutationsPerDay, actor.deviceId)
        const response = await rule.handle(c, actor)
        mutationsPerDay.spend(actor.deviceId, 1)
        return response
      },
    }
  })
