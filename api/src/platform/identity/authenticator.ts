import type { Ctx } from '../deps.ts'
import type { ClinicianActor, PatientActor } from './actor.ts'

/**
 * Says who is asking; undefined when nobody is signed in. The only thing in which the modes differ.
 *
 * @throws ApiError reauth_required, revoked: we know who it is, and they may not go on like this
 */
export type Authenticator = {
  patient(c: Ctx): Promise<PatientActor | undefined>
  clinician(c: Ctx): Promise<ClinicianActor | undefined>
}
