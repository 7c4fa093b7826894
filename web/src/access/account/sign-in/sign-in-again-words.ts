/** Signing in again on a phone that a clinic has approved before. */
export const signInAgainWords = {
  why: 'You are asked to now and then, so that nobody else can read your messages on this phone. What you logged is safe here meanwhile.',
  noAccount: 'No account yet',
  notLinked: 'This phone is not linked to a clinic, so there is nothing to sign in to.',
  join: 'Link to your clinic',
  needed: 'Sign in again first.',
  code: {
    title: 'With your recovery code',
    instead: 'If you have no passkey on this phone.',
    label: 'Recovery code',
    hint: '16 letters and numbers. You were asked to keep it when you linked this phone. Spaces and small letters do not matter.',
    missing: 'Type your recovery code',
    go: 'Sign in',
    underway: 'Signing in…',
    once: 'A code works once. You get a new one when you have signed in.',
  },
  wrong: 'That did not work. The code may be typed wrong or used already.',
  lost: 'No passkey and no code any more? Ask your clinic for help. Nothing on this phone is lost.',
  goOn: 'Go on',
  done: 'You are signed in again.',
} as const
