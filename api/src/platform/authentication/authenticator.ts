import type { Ctx } from '../deps.ts'
import type { ClinicianActor, PatientActor } from './actor.ts'

/**
 * Finds the caller; undefined when the caller is not signed in. The only difference between the modes.
 *
 * @throws ApiError reauth_required, revoked: the caller is known but may not continue
 */
export type Authenticator = {
  patient(c: Ctx): Promise<PatientActor | undefined>
  clinician(c: Ctx): Promise<ClinicianActor | undefined>
}
