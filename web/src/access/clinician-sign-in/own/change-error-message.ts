import { ownSignInWords as words } from './sign-in-methods-words.ts'
import { NotProved } from '../session/use-step-up.ts'
import { troubleWords, waitOf } from '../server-error-message.ts'

/** Why a change of how somebody signs in did not happen. */
export function changeTrouble(failure: unknown): string {
  if (failure instanceof NotProved) return words.notProved
  const waitS = waitOf(failure)
  return waitS === undefined ? troubleWords(failure, words) : words.slowDown(waitS)
}
