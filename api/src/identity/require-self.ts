import { ApiError } from '../errors.ts'
import type { PatientActor } from './actor.ts'

/** A body that names somebody else is refused, never quietly put under the sender's own name. */
export function requireSelf(actor: PatientActor, userId: number): void {
  if (userId !== actor.id) throw new ApiError('forbidden')
}
