import { alertTroubles } from '@second-wind/core/content/clinician/alert-words'
import { HttpError } from '../../../server/http-error.ts'
import { failureWords } from '../frame/failure-words.ts'

/** Why an alert was not changed, and what to do. */
export function alertTrouble(failure: unknown, otherwise: (why: string) => string): string {
  if (hasNewFinding(failure)) return alertTroubles.saysSomethingNew
  if (failure instanceof HttpError && failure.status === 404) return alertTroubles.gone
  if (failure instanceof HttpError && failure.status === 403) return alertTroubles.mayNot
  return otherwise(failureWords(failure))
}

/** Somebody would have read or closed what they have not seen. */
export function hasNewFinding(failure: unknown): boolean {
  return failure instanceof HttpError && failure.status === 409
}
