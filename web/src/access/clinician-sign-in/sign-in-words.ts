import { serviceProblem } from '@second-wind/core/content/service-problem'
import type { FailureTexts } from '../../data/server/describe-failure.ts'

/** Why a clinician who was signed in sees the sign-in page. */
export const signOutReasonWords = {
  idle: 'You were signed out because you were inactive for 10 minutes.',
  ended: 'You were signed out because you had been signed in for 8 hours.',
  elsewhere: 'You have been signed out, here or by your system administrator.',
  'signed-out': 'You are signed out.',
  /** The cookie still exists: only the server can end the session. */
  'cannot-end':
    'Patients are no longer shown on this screen, but we could not reach the server to sign you out. Your session will end within 10 minutes. Until then, lock this computer or try again.',
} as const
export type SignOutReason = keyof typeof signOutReasonWords

export const signInWords = {
  title: 'Sign in',
  for: 'This is for clinicians. Patients do not need to sign in.',
  passkey: {
    title: 'With a passkey',
    how: 'Use the fingerprint, face, PIN or security key that you set up.',
    go: 'Sign in with a passkey',
    underway: 'Waiting for your passkey...',
    cannot: 'This browser cannot use passkeys. Use your password instead.',
  },
  password: {
    title: 'With a password',
    instead: 'Use a password instead',
    username: 'User name',
    password: 'Password',
    code: 'Code from your authenticator app',
    codeHint: 'This is 6 digits. If you have lost the app, enter one of your recovery codes.',
    go: 'Sign in',
    underway: 'Signing in...',
  },
  recovery: {
    title: 'Lost your passkey?',
    how: 'Enter your username and one of the recovery codes that you kept. Each code works once.',
    code: 'Recovery code',
    go: 'Sign in with a recovery code',
    none: 'If you have no codes left, ask your system administrator for a new link.',
  },
  patients: { question: 'Are you a patient?', go: 'Go to your app' },
  refused: 'We could not sign you in. Check what you entered. Each code works once, for about a minute.',
  passkeyRefused: 'We do not recognise this passkey, or it has been removed.',
  passkeyGone: 'No passkey was used. Try again, or sign in another way.',
  slowDown: (seconds: number) =>
    `Too many attempts. Wait ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}, or sign in with a passkey.`,
  noResponse: 'We cannot connect right now. You are not signed in. Try again when you are connected.',
  serverError: serviceProblem('You are not signed in.'),
} as const

/** For failures that are not about the person's input. */
export const signInFailureTexts = {
  429: ({ waitSeconds }) => signInWords.slowDown(waitSeconds),
  noResponse: signInWords.noResponse,
  otherwise: signInWords.serverError,
} as const satisfies FailureTexts

export const sessionWords = {
  checking: 'Checking that you are signed in...',
  noResponse:
    'We cannot check if you are signed in, because the server has not responded. No patients are shown.',
  again: 'Try again',
  signOut: 'Sign out',
  warning: {
    title: 'Are you still there?',
    idle: (seconds: number) =>
      `You have been inactive for 9 minutes. You will be signed out in ${seconds} seconds, and patients will no longer be shown.`,
    ending: (seconds: number) =>
      `You signed in 8 hours ago. You will be signed out in ${seconds} seconds. Sign in again to continue.`,
    stay: 'Stay signed in',
    seen: 'I have seen this',
  },
} as const
