import { canBeDateOfBirth, type Identity } from '@second-wind/core/records/identity'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'

/**
 * @param path the field's name in the body
 * @throws ApiError invalid for a day after today or more than 120 years ago
 */
export function requireDateOfBirth({ dateOfBirth }: Identity, nowMs: number, path = 'dateOfBirth'): void {
  if (dateOfBirth === undefined) return
  const today = iso(nowMs).slice(0, 10)
  if (canBeDateOfBirth(dateOfBirth, today)) return
  const message = 'Date of birth must be in the past, and not more than 120 years ago.'
  throw new ApiError('invalid', { fields: [{ path, message }] })
}
