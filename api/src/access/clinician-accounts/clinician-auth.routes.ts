import type { RealDeps } from '../../platform/deps.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Route } from '../../platform/identity/route.ts'
import { clinicianCredentialRoutes } from './clinician-credentials.routes.ts'
import { clinicianPasskeyRoutes } from './clinician-passkeys.routes.ts'
import { enrolRoutes } from './enrol.routes.ts'
import { loginThrottle } from './login-throttle.ts'
import { ownSignInRoutes } from './own-sign-in.routes.ts'
import { signInRoutes } from './sign-in.routes.ts'
import { stepUpRoutes } from './step-up.routes.ts'

/** How clinicians sign in (decision 035). */
export function clinicianAuthRoutes(deps: RealDeps, rates: RateLimits): Route[] {
  const throttle = loginThrottle(rates, deps.clock)
  return [
    ...enrolRoutes(deps, rates),
    ...signInRoutes(deps, rates, throttle),
    ...stepUpRoutes(deps, throttle),
    ...ownSignInRoutes(deps),
    ...clinicianPasskeyRoutes(deps),
    ...clinicianCredentialRoutes(deps, throttle),
  ]
}
