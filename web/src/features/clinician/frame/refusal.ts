import { HttpError } from '../../../server/http-error.ts'

/** Signed out, or without the right to it: nothing of what was read before may stay on screen (hazard HZ-12). */
export function isRefusal(failure: unknown): boolean {
  return failure instanceof HttpError && (failure.status === 401 || failure.status === 403)
}

export const isSignedOut = (failure: unknown): boolean =>
  failure instanceof HttpError && failure.status === 401
