/** Words for signing out of a linked phone or deleting its data, shown with each setting's own words. */
export const signOutWords = {
  about: 'The server ends the sign-in of this phone too. Other phones of yours stay signed in.',
  back: 'To use this phone again, link it with your passkey or from another phone of yours, or ask your clinic for an invitation. What was sent before comes back when you link it to the same account.',
  notLinked:
    'This phone is not linked to a clinic, so there is no account to sign out of. You can delete what is on it.',
  notSentAnywhere: 'What is on this phone was never sent. Nothing of it comes back.',
  /** Shown after the phone's data was deleted: whether the server has ended the session. */
  atServer: {
    deleted: '',
    told: 'The server has ended the sign-in of this phone.',
    owed: 'The server does not know yet, because it could not be reached. This phone shows nothing of yours any more. The app tells the server when it next has a connection. If you remove the app before that, sign this phone out from another phone of yours, or ask your clinic.',
    unknown:
      'The server does not know yet. This phone shows nothing of yours any more. To end its sign-in at the server too, sign it out from another phone of yours, or ask your clinic.',
  },
  account: 'Your phones and your account',
} as const
