import { signInAgainWords as words } from '@second-wind/core/content/account/sign-in-again-words'
import { signedOutWords } from '@second-wind/core/content/account/signed-out-words'
import { HttpError } from '../../server/http-error.ts'

/** Why the server did not do it, where it was not the person's fault. */
export function troubleWords(failure: unknown): string {
  if (!(failure instanceof HttpError)) return words.noAnswer
  if (failure.status === 429) return words.paused(Math.ceil((failure.retryAfterMs ?? 60_000) / 60_000))
  if (isRevoked(failure)) return signedOutWords.revoked
  return isRefused(failure) ? words.needed : words.other
}

export const isRefused = (failure: unknown): boolean => failure instanceof HttpError && failure.status === 401

/** This phone was signed out from elsewhere: signing in does not help. */
export const isRevoked = (failure: unknown): boolean =>
  failure instanceof HttpError && failure.code === 'revoked'
