import { HttpError } from './http-error.ts'

/**
 * Signed out, or without access, which the server reports as not found: nothing read before may stay on screen (hazard
 * HZ-12).
 */
export const isAccessError = (failure: unknown): boolean =>
  failure instanceof HttpError && [401, 403, 404].includes(failure.status)

/** The session has ended, or now belongs to another clinician, for whom these lists do not exist. */
export const isSessionLostOrChanged = (failure: unknown): boolean =>
  failure instanceof HttpError && (failure.status === 401 || failure.status === 404)

export const isUnauthorized = (failure: unknown): boolean =>
  failure instanceof HttpError && failure.status === 401

/** The action needs a step-up first. */
export const needsStepUp = (failure: unknown): boolean =>
  failure instanceof HttpError && failure.code === 'step_up_required'
