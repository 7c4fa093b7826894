import * as z from 'zod/mini'
import type { Ctx } from '../deps.ts'
import { ApiError } from '../errors.ts'
import { admit, type RateLimits } from '../http/rate-limits.ts'
import type { Authenticator } from './authenticator.ts'
import type { Route } from './route.ts'

/** Who is asking, may they, is it about them: then the route's own work. Deny is the default. */
export async function answerRoute(
  rule: Route,
  c: Ctx,
  { authenticator, rates }: { authenticator: Authenticator; rates: RateLimits },
): Promise<Response> {
  switch (rule.who) {
    case 'anyone':
      return rule.handle(c)
    case 'patient': {
      const actor = signedIn(await authenticator.patient(c))
      admit(rates.patient, actor.session)
      requireOwn(rule, c, actor.id)
      return rule.handle(c, actor)
    }
    case 'clinician': {
      const actor = signedIn(await authenticator.clinician(c))
      admit(rates.clinician, actor.session)
      requireOwn(rule, c, actor.id)
      return rule.handle(c, actor)
    }
  }
}

function signedIn<A>(actor: A | undefined): A {
  if (!actor) throw new ApiError('unauthorised')
  return actor
}

const pathId = z.coerce.number().check(z.int(), z.positive())

/** Somebody else's data is as absent as data that does not exist. */
function requireOwn({ subject }: Route, c: Ctx, ownId: number): void {
  if (typeof subject === 'string') return
  const id = pathId.safeParse(c.req.param(subject.param))
  if (!id.success) {
    throw new ApiError('invalid', { fields: [{ path: subject.param, message: 'Must be a whole number' }] })
  }
  if (id.data !== ownId) throw new ApiError('not_found')
}
