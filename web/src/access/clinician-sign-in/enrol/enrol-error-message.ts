import { HttpError } from '../../../data/server/http-error.ts'
import { serverErrorMessage, retryAfterSeconds } from '../server-error-message.ts'
import { enrolWords } from './enrol-words.ts'

/** @param refused what to say when the server did not take what was sent (422) */
export function enrolErrorMessage(failure: unknown, refused: string): string {
  if (retryAfterSeconds(failure) !== undefined) return enrolWords.slowDown
  if (failure instanceof HttpError && failure.status === 404) return enrolWords.notValid
  if (failure instanceof HttpError && failure.status === 422) return refused
  return serverErrorMessage(failure, enrolWords)
}
