import { accountTroubleWords, signInTroubleWords } from './account-error-words.ts'
import { signInAgainWords } from './sign-in/sign-in-again-words.ts'
import { signedOutWords } from './signed-out-words.ts'
import { HttpError, isSilence } from '../../data/server/http-error.ts'

/** Why what was asked of the server was not done, where it was not the person's fault. */
export const troubleWords = (failure: unknown): string => tell(failure, accountTroubleWords)

/** The same of signing in. */
export const signInTrouble = (failure: unknown): string => tell(failure, signInTroubleWords)

type Words = { noAnswer: string; paused: (minutes: number) => string; here: string; other: string }

function tell(failure: unknown, words: Words): string {
  if (isSilence(failure)) return words.noAnswer
  if (!(failure instanceof HttpError)) return words.here
  if (failure.status === 429) return words.paused(Math.ceil((failure.retryAfterMs ?? 60_000) / 60_000))
  if (isRevoked(failure)) return signedOutWords.revoked
  return isRefused(failure) ? signInAgainWords.needed : words.other
}

export const isRefused = (failure: unknown): boolean => failure instanceof HttpError && failure.status === 401

/** This phone was signed out from elsewhere: signing in does not help. */
export const isRevoked = (failure: unknown): boolean =>
  failure instanceof HttpError && failure.code === 'revoked'
