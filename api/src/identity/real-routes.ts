import { patientAccountRoutes } from '../accounts/patient-account.routes.ts'
import { clinicianAuthRoutes } from '../clinician-accounts/clinician-auth.routes.ts'
import { deployerRoutes } from '../deployer/deployer.routes.ts'
import type { RealDeps } from '../deps.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { joiningRoutes } from '../joining/joining.routes.ts'
import { phonesRoutes } from '../phones/phones.routes.ts'
import { rightsRoutes } from '../rights/rights.routes.ts'
import { securityTxtRoutes } from '../well-known/security-txt.routes.ts'
import type { Route } from './route.ts'
import { sessionRoutes } from './session.routes.ts'

/** The routes that only real mode has: signing in and out, inviting, sharing, linking phones, who runs it. */
export function realRoutes(deps: RealDeps, rates: RateLimits): Route[] {
  return [
    ...sessionRoutes(deps, rates),
    ...deployerRoutes(deps),
    ...joiningRoutes(deps, rates),
    ...patientAccountRoutes(deps, rates),
    ...phonesRoutes(deps),
    ...rightsRoutes(deps),
    ...clinicianAuthRoutes(deps, rates),
    ...securityTxtRoutes(deps),
  ]
}
