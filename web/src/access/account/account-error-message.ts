import { linkDeviceWords } from '@second-wind/core/content/account/link-device-words'
import { serviceProblem } from '@second-wind/core/content/service-problem'
import { describeFailure, type FailureTexts } from '../../data/server/describe-failure.ts'
import { HttpError } from '../../data/server/http-error.ts'
import { signInAgainWords } from './sign-in/sign-in-again-words.ts'
import { signedOutWords } from './signed-out-words.ts'

const failureTexts: FailureTexts = {
  revoked: signedOutWords.revoked,
  device_too_new:
    'This phone was added less than 3 days ago, so it cannot sign out an older phone yet. Ask your clinic: they can do it at once.',
  too_many_devices: linkDeviceWords.new.tooMany,
  401: signInAgainWords.needed,
  429: ({ waitMinutes }) =>
    `You have tried too many times. Wait ${waitMinutes === 1 ? '1 minute' : `${waitMinutes} minutes`} and try again.`,
  here: 'Something went wrong on this phone. Close the app, open it again and try once more.',
  otherwise: serviceProblem(),
}

/**
 * The sentence for a failed server call of the account screens. Without a response the outcome is unknown, so the words
 * claim neither success nor failure.
 *
 * @param texts what one screen says of failures that it knows more about
 */
export const accountErrorMessage = (failure: unknown, texts: Partial<FailureTexts> = {}): string =>
  describeFailure(failure, {
    ...failureTexts,
    noResponse: 'We cannot connect right now, so this may not have worked. Try again when you have signal.',
    ...texts,
  })

/** The sentence for a failed sign-in. */
export const signInErrorMessage = (failure: unknown, texts: Partial<FailureTexts> = {}): string =>
  describeFailure(failure, {
    ...failureTexts,
    noResponse: 'We cannot connect right now. You need signal to sign in. Try again when you have it.',
    ...texts,
  })

/** This phone was signed out from another device, so signing in does not help. */
export const isRevoked = (failure: unknown): boolean =>
  failure instanceof HttpError && failure.code === 'revoked'
