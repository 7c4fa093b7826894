/** Setting up how to sign in, by the link of whoever runs the server. */
export const enrolWords = {
  title: 'Set up your sign-in',
  looking: 'Reading your link...',
  notValid:
    'This link is not valid. It works once and for 24 hours. Ask whoever runs this server for a new one.',
  for: (name: string, department: string, username: string) =>
    `This is for ${name}, ${department}. Your user name is ${username}.`,
  notYou: 'Not you? Close this page and tell whoever gave you the link.',
  replaces: 'What you choose here takes the place of any earlier way to sign in.',
  passkey: {
    title: 'Use a passkey (best)',
    how: 'This computer or a security key checks that it is you, with a fingerprint, a face or a PIN. Nothing to remember, and nobody can trick you into giving it away.',
    go: 'Make a passkey',
    underway: 'Waiting for your passkey...',
    failed: 'No passkey was made. Try again, or use a password.',
    refused: 'This passkey cannot be used: it must check who holds it. Try another one, or use a password.',
  },
  password: {
    title: 'Use a password and an authenticator app',
    how: 'For computers without passkeys. You need an app that shows six-digit codes, on your phone.',
    go: 'Use a password instead',
    password: 'New password',
    hint: 'At least 15 characters. Several words in a row are easy to remember. Any characters may be used.',
    secret: 'Key for your authenticator app',
    secretHint: 'Add an account in the app and type this key. On a phone, open the link below instead.',
    link: 'Open in my authenticator app',
    code: 'Code that the app shows now',
    codeHint: 'Six digits',
    codeWrong: 'That is not the code that the app shows now. Check the key, and the clock of your phone.',
    finish: 'Finish',
    underway: 'Finishing...',
  },
  codes: {
    title: 'Keep your recovery codes',
    how: 'Each signs you in once, if your passkey or your phone is lost. They are shown this one time and cannot be shown again.',
    where:
      'Keep them on paper or in a password manager, not beside this computer. Whoever has one can sign in as you.',
    print: 'Print',
    save: 'Save as a file',
    fileName: 'second-wind-recovery-codes.txt',
    kept: 'I have kept these codes',
    go: 'Open the dashboard',
    first: 'First say that you have kept them.',
  },
  slowDown: 'Too many tries. Wait a minute and try again.',
  noAnswer: 'The server cannot be reached. Nothing was set up. Try again when you are connected.',
  trouble: 'The server has a problem. Nothing was set up. Try again in a moment.',
} as const
