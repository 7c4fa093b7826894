import { serviceProblem } from '@second-wind/core/content/service-problem'
/** Enrolment through the operator's link. */
export const enrolWords = {
  title: 'Set up your sign-in',
  looking: 'Reading your link...',
  notValid:
    'This link is not valid. Links work once and last for 24 hours. Ask your system administrator for a new one.',
  for: (name: string, department: string, username: string) =>
    `This is for ${name}, ${department}. Your user name is ${username}.`,
  notYou: 'If this is not you, close this page and tell the person who gave you the link.',
  replaces: 'What you choose here replaces any way you signed in before.',
  passkey: {
    title: 'Use a passkey (best)',
    how: 'This computer or a security key checks that it is you with your fingerprint, face or PIN. You do not have to remember anything and you cannot be tricked into giving it away.',
    go: 'Create a passkey',
    underway: 'Waiting for your passkey...',
    failed: 'Your passkey was not created. Try again, or use a password.',
    refused:
      'You cannot use this passkey, because it does not check who is using it. Try another one, or use a password.',
  },
  password: {
    title: 'Use a password and an authenticator app',
    how: 'For computers without passkeys. You need an app that shows six-digit codes, on your phone.',
    go: 'Use a password instead',
    password: 'New password',
    hint: 'Use at least 15 characters. A few words together are easy to remember. You can use any characters.',
    secret: 'Set up your authenticator app',
    secretHint: 'Add an account in your authenticator app, then scan this QR code.',
    qr: 'QR code of the key',
    orType: 'Or type this key into the app. If the app is on this phone, open the link below instead.',
    link: 'Open in my authenticator app',
    code: 'Code that the app shows now',
    codeHint: 'Six digits',
    codeWrong:
      'That code is not correct. Check the code in the app, and that the time on your phone is right.',
    finish: 'Finish',
    underway: 'Finishing...',
  },
  codes: {
    title: 'Save your recovery codes',
    how: 'Use a code to sign in if you lose your passkey or your phone. Each code works once. We cannot show you these codes again.',
    where:
      'Keep them on paper or in a password manager, away from this computer. Anyone who has a code can sign in as you.',
    printTitle: (username: string) => `Second Wind: recovery codes of ${username}`,
    print: 'Print',
    save: 'Save as a file',
    fileName: 'second-wind-recovery-codes.txt',
    kept: 'I have saved these codes',
    go: 'Open the dashboard',
    first: 'First confirm that you have saved the codes.',
  },
  slowDown: 'Too many attempts. Wait a minute and try again.',
  noResponse: 'We cannot connect right now. Nothing was set up. Try again when you are connected.',
  serverError: serviceProblem('Nothing was set up.'),
} as const
