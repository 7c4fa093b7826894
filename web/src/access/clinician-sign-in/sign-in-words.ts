import type { FailureTexts } from '../../data/server/describe-failure.ts'

/** Why a clinician who was signed in sees the sign-in page. */
export const signOutReasonWords = {
  idle: 'You were signed out because nothing was done here for 10 minutes.',
  ended: 'You were signed out because a session lasts 8 hours at most.',
  elsewhere: 'You are no longer signed in: this session was ended, here or by the operator of the server.',
  'signed-out': 'You are signed out.',
  /** The cookie still exists: only the server can end the session. */
  'cannot-end':
    'The patients were taken off this screen, but the server could not be told that you want to sign out. It ends your session by itself within 10 minutes. Until then lock this computer, or try again.',
} as const
export type SignOutReason = keyof typeof signOutReasonWords

export const signInWords = {
  title: 'Sign in',
  for: 'For clinicians. Patients need no sign-in: their app opens by itself.',
  passkey: {
    title: 'With a passkey',
    how: 'Your fingerprint, face, PIN or security key, as you set it up. There is nothing to type.',
    go: 'Sign in with a passkey',
    underway: 'Waiting for your passkey...',
    cannot: 'This browser cannot use passkeys. Use your password instead.',
  },
  password: {
    title: 'With a password',
    username: 'User name',
    password: 'Password',
    code: 'Code from your authenticator app',
    codeHint: 'Six digits. Lost the app? Type one of your recovery codes here.',
    go: 'Sign in',
    underway: 'Signing in...',
  },
  recovery: {
    title: 'Lost your passkey?',
    how: 'Type your user name and one of the recovery codes that you kept. Each code works once.',
    code: 'Recovery code',
    go: 'Sign in with a recovery code',
    none: 'No codes left? Ask whoever runs this server for a new link.',
  },
  patients: { question: 'Are you a patient?', go: 'Go to your app' },
  refused: 'That did not sign you in. Check what you typed; a code works once, and only for about a minute.',
  passkeyRefused: 'This passkey is not known here, or it may not be used any more.',
  passkeyGone: 'No passkey was used. Try again, or sign in another way.',
  slowDown: (seconds: number) =>
    `Too many tries. Wait ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}, or sign in with a passkey.`,
  noResponse: 'The server cannot be reached. Nothing was signed in. Try again when you are connected.',
  serverError: 'The server has a problem. Nothing was signed in. Try again in a moment.',
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
    'It is not known whether you are signed in: the server has not answered. No patients are shown.',
  again: 'Try again',
  signOut: 'Sign out',
  warning: {
    title: 'Are you still there?',
    idle: (seconds: number) =>
      `Nothing was done here for 9 minutes. In ${seconds} seconds you will be signed out and the patients will be taken off this screen.`,
    ending: (seconds: number) =>
      `You signed in 8 hours ago. In ${seconds} seconds you will be signed out. Sign in again to go on.`,
    stay: 'Stay signed in',
    seen: 'I have seen this',
  },
} as const
