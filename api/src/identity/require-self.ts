import { ApiError } from '../errors.ts'
import type { ClinicianActor, PatientActor } from './actor.ts'

/** A body that names somebody else is refused, never quietly put under the sender's own name. */
export function requireSelf(actor: PatientActor | ClinicianActor, userId: number): void {
  if (userId !== actor.id) throw new ApiError('forbidden')
}
