import { ApiError } from '../errors.ts'
import type { ClinicianActor, PatientActor } from './actor.ts'

/** A body that names another person is refused, never silently stored under the sender's name. */
export function requireSelf(actor: PatientActor | ClinicianActor, userId: number): void {
  if (userId !== actor.id) throw new ApiError('forbidden')
}

/** A request in a phone's session may not claim another device id. In the demo any phone may use any id. */
export function requireOwnDevice({ deviceId }: PatientActor, claimed: string | undefined): void {
  if (deviceId !== null && claimed !== undefined && claimed !== deviceId) throw new ApiError('forbidden')
}
