import { describeFailure } from '../../../data/server/describe-failure.ts'
import { enrolWords } from './enrol-words.ts'

/** @param refused the text for a request that the server found invalid (422) */
export const enrolErrorMessage = (failure: unknown, refused: string): string =>
  describeFailure(failure, {
    NoPasskey: enrolWords.passkey.failed,
    404: enrolWords.notValid,
    422: refused,
    429: enrolWords.slowDown,
    noResponse: enrolWords.noResponse,
    otherwise: enrolWords.serverError,
  })
