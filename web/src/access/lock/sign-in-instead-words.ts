/** For the lock screen of a linked phone, whose owner may sign in instead of entering the PIN. */
export const signInInsteadWords = {
  offer: 'You can sign in instead. Nothing on this phone is lost.',
  go: 'Sign in instead of the PIN',
  opening: 'Opening…',
  due: 'There were many wrong PINs.',
  why: 'Sign in, and the app opens without the PIN. Nothing on this phone is lost. You need a connection for this.',
  revoked:
    'This phone was signed out from another phone of yours, or by your clinic. So you cannot sign in here.',
  open: 'Open the app',
  isOff: 'The app lock is off',
  isStillOn: 'The app lock is still on',
  signInAgain: 'This phone could not take your PIN away. If the app asks for it again, sign in once more.',
  setAgain: 'You can set a new PIN under Profile, Settings, Data & Security.',
} as const
