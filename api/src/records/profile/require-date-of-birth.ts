import { canBeDateOfBirth, type Identity } from '@second-wind/core/records/identity'
import { ApiError } from '../../platform/errors.ts'

/** @throws ApiError invalid for a day after today or more than 120 years ago */
export function requireDateOfBirth({ dateOfBirth }: Identity, nowMs: number): void {
  if (dateOfBirth === undefined) return
  const today = new Date(nowMs).toISOString().slice(0, 10)
  if (!canBeDateOfBirth(dateOfBirth, today)) throw new ApiError('invalid')
}
