import type { Ctx } from '../deps.ts'
import type { ClinicianActor, PatientActor } from './actor.ts'

/** Says who is asking; undefined when nobody is signed in. The only thing in which the modes differ. */
export type Authenticator = {
  patient(c: Ctx): Promise<PatientActor | undefined>
  clinician(c: Ctx): Promise<ClinicianActor | undefined>
}
