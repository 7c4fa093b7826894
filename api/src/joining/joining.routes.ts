import type { RealDeps } from '../deps.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Route } from '../identity/route.ts'
import { accountRoutes } from './account.routes.ts'
import { invitesRoutes } from './invites.routes.ts'
import { joinRoutes } from './join.routes.ts'
import { sharesRoutes } from './shares.routes.ts'

/** How a patient comes to share a record with a clinician, and stops (docs/decisions/032). */
export const joiningRoutes = (deps: RealDeps, rates: RateLimits): Route[] => [
  ...invitesRoutes(deps),
  ...joinRoutes(deps, rates),
  ...accountRoutes(deps, rates),
  ...sharesRoutes(deps),
]
