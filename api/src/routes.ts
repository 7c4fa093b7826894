import { patientAccountRoutes } from './access/accounts/patient-account.routes.ts'
import { patientDeviceRoutes } from './access/accounts/patient-devices.routes.ts'
import { clinicianAuthRoutes } from './access/clinician-accounts/clinician-auth.routes.ts'
import { joinAndShareRoutes } from './access/join/join-and-share.routes.ts'
import { demoSessionRoute } from './access/sessions/demo-session.routes.ts'
import { sessionRoutes } from './access/sessions/session.routes.ts'
import { airQualityRoutes } from './air/air-quality.routes.ts'
import { alertRoutes } from './care/alerts/alerts.routes.ts'
import { callRoutes } from './care/calls/calls.routes.ts'
import { clinicianRoutes } from './care/clinician.routes.ts'
import { messageRoutes } from './care/messages/messages.routes.ts'
import { templateRoutes } from './care/messages/templates.routes.ts'
import { recordRoutes } from './care/patient-record/record.routes.ts'
import { rosterRoutes } from './care/roster/roster.routes.ts'
import { thresholdRoutes } from './care/thresholds/thresholds.routes.ts'
import { benchCountRoutes } from './ops/bench-count.routes.ts'
import { deployerRoutes } from './ops/deployer.routes.ts'
import { requireRoomForEntries } from './ops/disk-reserve.ts'
import { healthRoutes } from './ops/health/health.routes.ts'
import { securityTxtRoutes } from './ops/well-known/security-txt.routes.ts'
import type { Authenticator } from './platform/authentication/authenticator.ts'
import { demoAuthenticator } from './platform/authentication/demo-authenticator.ts'
import { realAuthenticator } from './platform/authentication/real-authenticator.ts'
import type { Route } from './platform/authentication/route.ts'
import type { RealDeps } from './platform/deps.ts'
import type { Deps } from './platform/deps.ts'
import type { RateLimits } from './platform/http/rate-limits.ts'
import { rightsRoutes } from './rights/rights.routes.ts'
import { activityRoutes } from './sync/rest/activities.routes.ts'
import { limitDailyWrites } from './sync/rest/limit-daily-writes.ts'
import { patientRoutes } from './sync/rest/profile.routes.ts'
import { profileCreation } from './sync/rest/profile.routes.ts'
import { symptomRoutes } from './sync/rest/symptoms.routes.ts'
import { triageRoutes } from './sync/rest/triage.routes.ts'
import { syncRoutes } from './sync/sync.routes.ts'

/** The only difference between the modes: who is calling, and the ways to sign in. */
export function authForMode(
  deps: Deps,
  rates: RateLimits,
): { authenticator: Authenticator; routes: Route[] } {
  if (deps.config.authMode === 'demo') {
    const routes = [demoSessionRoute, profileCreation(deps)]
    if (deps.config.isBench) routes.push(...benchCountRoutes(deps))
    return { authenticator: demoAuthenticator, routes }
  }
  const real = { ...deps, real: deps.config.real }
  return { authenticator: realAuthenticator(real), routes: realRoutes(real, rates) }
}

/** The routes of both modes, with who may call them and whose data they concern. */
export function commonRoutes(deps: Deps, rates: RateLimits): Route[] {
  return [
    ...healthRoutes(deps),
    ...requireRoomForEntries(
      [
        ...syncRoutes(deps, rates),
        ...limitDailyWrites(
          [...patientRoutes(deps), ...symptomRoutes(deps), ...triageRoutes(deps), ...activityRoutes(deps)],
          rates.deviceEntries,
        ),
      ],
      deps.diskReserve,
    ),
    ...airQualityRoutes(deps),
    ...clinicianRoutes(deps),
    ...rosterRoutes(deps),
    ...alertRoutes(deps),
    ...messageRoutes(deps),
    ...templateRoutes(deps),
    ...recordRoutes(deps),
    ...thresholdRoutes(deps),
    ...callRoutes(deps),
  ]
}

/** The routes of real mode only: signing in and out, inviting, sharing, linking phones, the deployer's details. */
function realRoutes(deps: RealDeps, rates: RateLimits): Route[] {
  return [
    ...sessionRoutes(deps, rates),
    ...deployerRoutes(deps),
    ...joinAndShareRoutes(deps, rates),
    ...patientAccountRoutes(deps, rates),
    ...patientDeviceRoutes(deps),
    ...rightsRoutes(deps),
    ...clinicianAuthRoutes(deps, rates),
    ...securityTxtRoutes(deps),
  ]
}
