/** When the server requires the person to sign in again, or has signed the phone out. */
export const signedOutWords = {
  stale: 'Sign in again to see messages from your clinic and to change sharing. What you log is still sent.',
  toSend: (entries: number) =>
    entries === 0
      ? 'Sign in again to send what you log and to see messages from your clinic.'
      : `Sign in again to send ${entries === 1 ? '1 entry' : `${entries} entries`}. Until then ${entries === 1 ? 'it is' : 'they are'} kept on this phone.`,
  go: 'Sign in again',
  revoked:
    'This phone was signed out from another phone or by your clinic. What you log stays on this phone and is not sent. If your care team needs to know something, phone them.',
  link: 'What you can do',
  revokedHow: {
    title: 'This phone was signed out',
    kept: 'Your data stays on this phone and is not sent.',
    file: 'To save a copy, go to Profile, Settings, Health Data Export.',
    again:
      'To use this phone again, delete its data under Data & Security. Then link it with your passkey or from your other phone, or ask your clinic for an invitation. Anything you have sent comes back when you link it to the same account.',
    go: 'Go to Settings',
  },
  /** The browser still has the account's cookie, but the phone's data is gone. */
  lost: {
    title: 'Your record is no longer on this phone',
    why: "This phone was linked to a clinic, but your browser has deleted the app's data. Your care team still has everything you sent. Anything you had not sent is lost.",
    link: 'Link this phone again',
    putAway: 'OK',
  },
  wiped: {
    title: 'Your data was deleted from this phone',
    why: 'This phone was reported lost, or your account was erased. The app deleted your data from this phone and signed you out.',
    unsent: 'Anything you had not sent is lost.',
    help: 'You can still call 999, or 111 (Northern Ireland: your GP surgery or the GP out-of-hours service).',
    notYou:
      'If you still have this phone and did not report it lost, phone your clinic now. Someone may be trying to open your record on another phone.',
    found:
      'If you have found your phone, link it with your passkey or from your other phone, or ask your clinic for an invitation.',
    link: 'Link this phone again',
    join: 'I have an invitation',
    go: 'Use the app on this phone',
  },
  /** The person erased the account on this phone. */
  erased: {
    why: 'Your account is erased. Your data has been deleted from this phone and from Second Wind.',
  },
} as const
