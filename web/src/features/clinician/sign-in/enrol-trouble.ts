import { enrolWords } from '@second-wind/core/content/clinician-account/enrol-words'
import { HttpError } from '../../../server/http-error.ts'
import { troubleWords, waitOf } from './trouble-words.ts'

/** @param refused what to say when the server did not take what was sent (422) */
export function enrolTrouble(failure: unknown, refused: string): string {
  if (waitOf(failure) !== undefined) return enrolWords.slowDown
  if (failure instanceof HttpError && failure.status === 404) return enrolWords.notValid
  if (failure instanceof HttpError && failure.status === 422) return refused
  return troubleWords(failure, enrolWords)
}
