import { activityRoutes } from '../activities/activities.routes.ts'
import { airQualityRoutes } from '../air-quality/air-quality.routes.ts'
import { alertRoutes } from '../alerts/alerts.routes.ts'
import { clinicianRoutes } from '../clinician/clinician.routes.ts'
import type { Deps } from '../deps.ts'
import { healthRoutes } from '../health/health.routes.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { messageRoutes } from '../messages/messages.routes.ts'
import { patientRoutes } from '../patients/patients.routes.ts'
import { recordRoutes } from '../record/record.routes.ts'
import { rosterRoutes } from '../roster/roster.routes.ts'
import { symptomRoutes } from '../symptoms/symptoms.routes.ts'
import { countWrites } from '../sync/count-writes.ts'
import { syncRoutes } from '../sync/sync.routes.ts'
import { triageRoutes } from '../triage/triage.routes.ts'
import type { Route } from './route.ts'

/** The routes that both modes have, with who may call them and about whom. */
export function commonRoutes(deps: Deps, rates: RateLimits): Route[] {
  return [
    ...healthRoutes(deps),
    ...syncRoutes(deps, rates),
    ...countWrites(
      [...patientRoutes(deps), ...symptomRoutes(deps), ...triageRoutes(deps), ...activityRoutes(deps)],
      rates.deviceEntries,
    ),
    ...airQualityRoutes(deps),
    ...clinicianRoutes(deps),
    ...rosterRoutes(deps),
    ...alertRoutes(deps),
    ...messageRoutes(deps),
    ...recordRoutes(deps),
  ]
}
