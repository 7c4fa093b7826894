import { alertTroubles } from './alert-words.ts'
import { HttpError } from '../../data/server/http-error.ts'
import { failureWords } from '../dashboard/failure-reason.ts'

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
