import { linkDeviceWords } from '@second-wind/core/content/account/link-device-words'
import { isUnauthorized } from '../../data/server/access-errors.ts'
import { HttpError, isNoResponse } from '../../data/server/http-error.ts'
import { signInAgainWords } from './sign-in/sign-in-again-words.ts'
import { signedOutWords } from './signed-out-words.ts'

const minutesOf = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`)

const anywhere = {
  here: 'Something went wrong on this phone. Close the app, open it again and try once more.',
  other: 'Sorry, there is a problem with the service. Try again in a few minutes.',
} as const

/**
 * For actions that only the server performs. Without an answer the outcome is unknown, so the words claim neither
 * success nor failure.
 */
const accountErrorWords = {
  ...anywhere,
  noResponse: 'We cannot connect right now, so this may not have worked. Try again when you have signal.',
  paused: (minutes: number) => `You have tried too many times. Wait ${minutesOf(minutes)} and try again.`,
} as const

const signInErrorWords = {
  ...anywhere,
  noResponse: 'We cannot connect right now. You need signal to sign in. Try again when you have it.',
  paused: (minutes: number) => `You have tried too many times. Wait ${minutesOf(minutes)} and try again.`,
} as const

/** The sentence for a failed server call of the account screens. */
export const accountErrorMessage = (failure: unknown): string => errorMessage(failure, accountErrorWords)

/** The sentence for a failed sign-in. */
export const signInErrorMessage = (failure: unknown): string => errorMessage(failure, signInErrorWords)

const deviceTooNew =
  'This phone was added less than 3 days ago, so it cannot sign out an older phone yet. Ask your clinic: they can do it at once.'

type Words = { noResponse: string; paused: (minutes: number) => string; here: string; other: string }

function errorMessage(failure: unknown, words: Words): string {
  if (isNoResponse(failure)) return words.noResponse
  if (!(failure instanceof HttpError)) return words.here
  if (failure.status === 429) return words.paused(Math.ceil((failure.retryAfterMs ?? 60_000) / 60_000))
  if (isRevoked(failure)) return signedOutWords.revoked
  if (failure.code === 'device_too_new') return deviceTooNew
  if (failure.code === 'too_many_devices') return linkDeviceWords.new.tooMany
  return isUnauthorized(failure) ? signInAgainWords.needed : words.other
}

/** This phone was signed out from another device, so signing in does not help. */
export const isRevoked = (failure: unknown): boolean =>
  failure instanceof HttpError && failure.code === 'revoked'
