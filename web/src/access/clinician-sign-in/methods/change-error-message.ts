import { describeFailure, type FailureTexts } from '../../../data/server/describe-failure.ts'
import { signInMethodsWords as words } from './sign-in-methods-words.ts'

/** @param special the texts of one kind of change; the other texts are shared */
export const changeErrorMessage = (failure: unknown, special: Partial<FailureTexts> = {}): string =>
  describeFailure(failure, {
    StepUpCancelled: words.notProved,
    429: ({ waitSeconds }) => words.slowDown(waitSeconds),
    noResponse: words.noResponse,
    otherwise: words.serverError,
    ...special,
  })
