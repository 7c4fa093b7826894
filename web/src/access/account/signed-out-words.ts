/** When the server requires the person to sign in again, or has signed the phone out. */
export const signedOutWords = {
  stale: 'Sign in again to see messages from your clinic and to change sharing. What you log is still sent.',
  toSend: (entries: number) =>
    entries === 0
      ? 'Sign in again to send what you log and to see messages from your clinic.'
      : `Sign in again to send ${entries === 1 ? '1 entry' : `${entries} entries`}. Until then ${entries === 1 ? 'it is' : 'they are'} kept on this phone.`,
  go: 'Sign in again',
  revoked:
    'This phone was signed out from another phone, or by your clinic. What you log stays on this phone and is not sent. If your care team needs to know something, phone them.',
  link: 'What you can do',
  revokedHow: {
    title: 'This phone was signed out',
    kept: 'What is on this phone stays here. It is not sent, and nobody else can send it.',
    file: 'Save a file of it under Profile, Settings, Health Data Export.',
    again:
      'To use this phone again, delete its data under Data & Security. Then link it with your passkey or from another phone of yours, or ask your clinic for an invitation. What was sent before comes back when you link it to the same account.',
    go: 'Go to Settings',
  },
  /** The browser still has the account's cookie, but the phone's data is gone. */
  lost: {
    title: 'Your record is not on this phone any more.',
    why: 'This phone was linked to a clinic. A browser can delete what an app keeps. What was sent is safe with your care team. What was not sent is gone.',
    link: 'Link this phone again',
    putAway: 'OK',
  },
  emptied: {
    title: 'Everything of yours on this phone was deleted',
    why: 'The phone was reported lost, or its account was erased. So the app deleted what it kept here, and signed out.',
    unsent: 'What had not been sent before is gone.',
    help: 'You can still call 999, or 111 (Northern Ireland: your GP surgery or the GP out-of-hours service).',
    found:
      'Found your phone again? Link it with your passkey or from another phone of yours, or ask your clinic for an invitation.',
    link: 'Link this phone again',
    join: 'I have an invitation',
    go: 'Use the app on this phone',
  },
  /** The person erased the account on this phone. */
  erased: {
    why: 'Your account is erased. What the server and this phone had of yours is gone.',
  },
} as const
