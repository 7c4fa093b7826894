import type { Route } from '../../platform/authentication/route.ts'
import type { RealDeps } from '../../platform/deps.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import { sharesRoutes } from '../shares/shares.routes.ts'
import { claimRoutes } from './claim.routes.ts'
import { invitationRoutes } from './invitations.routes.ts'
import { joinRoutes } from './join.routes.ts'
import { secondApprovalRoutes } from './second-approval.routes.ts'

/** How a patient starts and stops sharing a record with a clinician (decision 032). */
export const joinAndShareRoutes = (deps: RealDeps, rates: RateLimits): Route[] => [
  ...invitationRoutes(deps),
  ...joinRoutes(deps, rates),
  ...claimRoutes(deps, rates),
  ...secondApprovalRoutes(deps, rates),
  ...sharesRoutes(deps),
]
