import type { Route } from '../../platform/authentication/route.ts'
import type { RealDeps } from '../../platform/deps.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import { clinicianCredentialRoutes } from './clinician-credentials.routes.ts'
import { clinicianPasskeyRoutes } from './clinician-passkeys.routes.ts'
import { enrolRoutes } from './enrol.routes.ts'
import { signInMethodsRoutes } from './sign-in-methods.routes.ts'
import { signInThrottle } from './sign-in-throttle.ts'
import { signInRoutes } from './sign-in.routes.ts'
import { stepUpRoutes } from './step-up.routes.ts'

/** How clinicians sign in (decision 035). */
export function clinicianAuthRoutes(deps: RealDeps, rates: RateLimits): Route[] {
  const throttle = signInThrottle(rates, deps.clock)
  return [
    ...enrolRoutes(deps, rates),
    ...signInRoutes(deps, rates, throttle),
    ...stepUpRoutes(deps, throttle),
    ...signInMethodsRoutes(deps),
    ...clinicianPasskeyRoutes(deps),
    ...clinicianCredentialRoutes(deps, throttle),
  ]
}
