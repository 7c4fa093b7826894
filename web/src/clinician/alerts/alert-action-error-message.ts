import { HttpError } from '../../data/server/http-error.ts'
import { formatFailureReason } from '../dashboard/failure-reason.ts'
import { alertErrorWords } from './alert-words.ts'

/** Why an alert was not changed, and what to do. */
export function alertActionErrorMessage(failure: unknown, otherwise: (why: string) => string): string {
  if (hasNewFinding(failure)) return alertErrorWords.saysSomethingNew
  if (failure instanceof HttpError && failure.status === 404) return alertErrorWords.gone
  if (failure instanceof HttpError && failure.status === 403) return alertErrorWords.mayNot
  return otherwise(formatFailureReason(failure))
}

/** Somebody would have read or closed what they have not seen. */
export function hasNewFinding(failure: unknown): boolean {
  return failure instanceof HttpError && failure.status === 409
}
