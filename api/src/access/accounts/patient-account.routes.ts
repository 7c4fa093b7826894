import type { Route } from '../../platform/authentication/route.ts'
import type { RealDeps } from '../../platform/deps.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import { deviceLinkRoutes } from './device-links.routes.ts'
import { deviceRoutes } from './devices.routes.ts'
import { heldDeviceRoutes } from './held-devices.routes.ts'
import { ownRecoveryCodeRoutes } from './own-recovery-code.routes.ts'
import { passkeyLinkRoutes } from './passkey-links.routes.ts'
import { patientPasskeyRoutes } from './patient-passkeys.routes.ts'
import { reauthRoutes } from './reauth.routes.ts'

/** A patient's phones: list, link, and sign in again. */
export const patientAccountRoutes = (deps: RealDeps, rates: RateLimits): Route[] => [
  ...deviceRoutes(deps),
  ...deviceLinkRoutes(deps, rates),
  ...heldDeviceRoutes(deps),
  ...passkeyLinkRoutes(deps, rates),
  ...reauthRoutes(deps, rates),
  ...patientPasskeyRoutes(deps),
  ...ownRecoveryCodeRoutes(deps),
]
