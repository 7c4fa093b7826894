import { serverErrorMessage, retryAfterSeconds } from '../server-error-message.ts'
import { StepUpCancelled } from '../session/use-step-up.ts'
import { signInMethodsWords as words } from './sign-in-methods-words.ts'

/** Why a change of how somebody signs in did not happen. */
export function changeErrorMessage(failure: unknown): string {
  if (failure instanceof StepUpCancelled) return words.notProved
  const waitS = retryAfterSeconds(failure)
  return waitS === undefined ? serverErrorMessage(failure, words) : words.slowDown(waitS)
}
