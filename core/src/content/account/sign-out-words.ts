/** Words for signing out of a linked phone or deleting its data, shown with each setting's own words. */
export const signOutWords = {
  about: 'This signs out this phone only. Your other phones stay signed in.',
  back: 'To use this phone again, link it with your passkey or from your other phone, or ask your clinic for an invitation. Anything you have sent comes back when you link it to the same account.',
  notLinked:
    'This phone is not linked to a clinic, so there is no account to sign out of. You can delete what is on it.',
  notSentAnywhere: 'What is on this phone has not been sent, so you cannot get it back.',
  /** Shown after the phone's data was deleted: whether the server has ended the session. */
  atServer: {
    deleted: '',
    confirmed: 'This phone is signed out.',
    pending:
      'Your data is no longer on this phone, but we could not connect to finish signing out. The app will finish when you next have signal. If you remove the app before then, sign this phone out from your other phone, or ask your clinic.',
    unknown:
      'Your data is no longer on this phone, but we could not finish signing out. Sign this phone out from your other phone, or ask your clinic.',
  },
  account: 'Your phones and your account',
} as const
