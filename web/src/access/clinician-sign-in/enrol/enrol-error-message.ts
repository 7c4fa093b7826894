import { enrolWords } from './enrol-words.ts'
import { HttpError } from '../../../data/server/http-error.ts'
import { troubleWords, waitOf } from '../server-error-message.ts'

/** @param refused what to say when the server did not take what was sent (422) */
export function enrolTrouble(failure: unknown, refused: string): string {
  if (waitOf(failure) !== undefined) return enrolWords.slowDown
  if (failure instanceof HttpError && failure.status === 404) return enrolWords.notValid
  if (failure instanceof HttpError && failure.status === 422) return refused
  return troubleWords(failure, enrolWords)
}
