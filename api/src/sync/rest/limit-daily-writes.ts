import type { Ctx } from '../../platform/deps.ts'
import { assertWithin } from '../../platform/http/rate-limits.ts'
import type { TokenBuckets } from '../../platform/http/token-buckets.ts'
import type { PatientActor } from '../../platform/identity/actor.ts'
import type { Route } from '../../platform/identity/route.ts'

/**
 * What is written over REST fills the disk like what is pushed, so that it counts among the same phone's entries of a
 * day. The demo's session belongs to no phone.
 */
export const limitDailyWrites = (routes: readonly Route[], entriesPerDay: TokenBuckets): Route[] =>
  routes.map((rule) => {
    if (rule.who !== 'patient' || rule.method === 'GET') return rule
    return {
      ...rule,
      handle: async (c: Ctx, actor: PatientActor) => {
        if (actor.deviceId === null) return rule.handle(c, actor)
        assertWithin(entriesPerDay, actor.deviceId)
        const answer = await rule.handle(c, actor)
        entriesPerDay.spend(actor.deviceId, 1)
        return answer
      },
    }
  })
