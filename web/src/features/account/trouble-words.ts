import { signInAgainWords as words } from '@second-wind/core/content/account/sign-in-again-words'
import { HttpError } from '../../server/http-error.ts'

/** Why the server did not do it, where it was not the person's fault. */
export function troubleWords(failure: unknown): string {
  if (!(failure instanceof HttpError)) return words.noAnswer
  if (failure.status === 429) return words.paused(Math.ceil((failure.retryAfterMs ?? 60_000) / 60_000))
  return failure.code === 'reauth_required' ? words.needed : words.other
}

export const isRefused = (failure: unknown): boolean => failure instanceof HttpError && failure.status === 401
