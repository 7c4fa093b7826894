/** For the lock screen of a linked phone, whose owner may sign in instead of entering the PIN. */
export const signInInsteadWords = {
  offer: 'You can sign in instead. You will not lose anything on this phone.',
  go: 'Sign in instead',
  opening: 'Opening…',
  due: 'You have entered the wrong PIN too many times.',
  why: 'Sign in to open the app without your PIN. You will not lose anything on this phone. You need signal to do this.',
  revoked: 'This phone was signed out from your other phone or by your clinic, so you cannot sign in here.',
  open: 'Open the app',
  isOff: 'The app lock is off',
  isStillOn: 'The app lock is still on',
  signInAgain: 'We could not remove your PIN. If the app asks for it again, sign in once more.',
  setAgain: 'You can set a new PIN under Profile, Settings, Data & Security.',
} as const
