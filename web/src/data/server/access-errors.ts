import { HttpError } from './http-error.ts'

/**
 * Signed out, or without the right to it, which is told as not found: nothing of what was read before may stay on screen
 * (hazard HZ-12).
 */
export const isAccessError = (failure: unknown): boolean =>
  failure instanceof HttpError && [401, 403, 404].includes(failure.status)

/** Whoever is signed in here by now is nobody, or another clinician, for whom these lists do not exist. */
export const isSessionLostOrChanged = (failure: unknown): boolean =>
  failure instanceof HttpError && (failure.status === 401 || failure.status === 404)

export const isSignedOut = (failure: unknown): boolean =>
  failure instanceof HttpError && failure.status === 401

/** Something that nobody should do at an unattended desk: it wants a second proof first. */
export const needsStepUp = (failure: unknown): boolean =>
  failure instanceof HttpError && failure.code === 'step_up_required'
