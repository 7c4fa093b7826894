import type { RealDeps } from '../../platform/deps.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Route } from '../../platform/identity/route.ts'
import { accountRoutes } from './claim.routes.ts'
import { invitesRoutes } from './invitations.routes.ts'
import { joinRoutes } from './join.routes.ts'
import { sharesRoutes } from './shares.routes.ts'

/** How a patient comes to share a record with a clinician, and stops (docs/decisions/032). */
export const joiningRoutes = (deps: RealDeps, rates: RateLimits): Route[] => [
  ...invitesRoutes(deps),
  ...joinRoutes(deps, rates),
  ...accountRoutes(deps, rates),
  ...sharesRoutes(deps),
]
