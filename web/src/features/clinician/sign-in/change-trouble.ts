import { ownSignInWords as words } from '@second-wind/core/content/clinician-account/own-sign-in-words'
import { NotProved } from './use-proof.ts'
import { troubleWords, waitOf } from './trouble-words.ts'

/** Why a change of how somebody signs in did not happen. */
export function changeTrouble(failure: unknown): string {
  if (failure instanceof NotProved) return words.notProved
  const waitS = waitOf(failure)
  return waitS === undefined ? troubleWords(failure, words) : words.slowDown(waitS)
}
