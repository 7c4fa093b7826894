import { ApiError } from '../errors.ts'
import type { ClinicianActor, PatientActor } from './actor.ts'

/** A body that names somebody else is refused, never quietly put under the sender's own name. */
export function requireSelf(actor: PatientActor | ClinicianActor, userId: number): void {
  if (userId !== actor.id) throw new ApiError('forbidden')
}

/** A phone's session is that phone's: what claims to come from another is refused. In the demo any phone may come. */
export function requireOwnDevice({ deviceId }: PatientActor, claimed: string | undefined): void {
  if (deviceId !== null && claimed !== undefined && claimed !== deviceId) throw new ApiError('forbidden')
}
