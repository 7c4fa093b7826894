import type { Deps } from '../deps.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { profileCreation } from '../patients/patients.routes.ts'
import type { Authenticator } from './authenticator.ts'
import { demoAuthenticator } from './demo-authenticator.ts'
import { demoSessionRoute } from './demo-session.routes.ts'
import { realAuthenticator } from './real-authenticator.ts'
import { realRoutes } from './real-routes.ts'
import type { Route } from './route.ts'

/** Everything in which the two modes differ: who is asking, and the ways to sign in. */
export function modeOf(deps: Deps, rates: RateLimits): { authenticator: Authenticator; routes: Route[] } {
  if (deps.config.authMode === 'demo') {
    return { authenticator: demoAuthenticator, routes: [demoSessionRoute, profileCreation(deps)] }
  }
  const real = { ...deps, real: deps.config.real }
  return { authenticator: realAuthenticator(real), routes: realRoutes(real, rates) }
}
