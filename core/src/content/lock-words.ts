import type { PinError } from '../access/lock/new-pin.ts'

/** The lock of the app: the screen itself, and its setting. */
export const lockWords = {
  title: 'Second Wind is locked',
  pin: 'Your PIN',
  pinHint: '6 digits',
  show: 'Show PIN',
  unlock: 'Unlock',
  checking: 'Checking...',
  unreadable: 'We cannot check your PIN right now. Close the app and open it again.',
  mayTryAgain: 'You can try again now.',
  noPinNeeded: 'You do not need a PIN to call for help or read the steps below.',
  firstAid: 'First aid',
  forgotten: 'Forgotten your PIN?',
} as const

const startAgain = "We cannot look up your PIN. To start again, delete the app's data from this phone."
const onlyHere = 'Your own action plan and your reminders are only on this phone, so you will lose them.'
const linkAgain =
  'You get back anything you have sent when you link this phone again with your passkey, from your other phone, or with an invitation from your clinic.'

/** For a person who has forgotten the PIN: what starting again means on this kind of phone. */
export const forgottenWords = {
  about: {
    demo: [startAgain, `You get back anything you have sent. ${onlyHere}`],
    linked: [
      `Or you can start again by deleting the app's data from this phone.`,
      `This signs the phone out of your account. ${linkAgain} ${onlyHere}`,
    ],
    'signed-out': [startAgain, `${linkAgain} ${onlyHere}`],
    'not-linked': [
      startAgain,
      'This phone is not linked to a clinic, so its data has not been sent. You will lose all of it.',
    ],
  },
  delete: 'Delete what is on this phone',
  sure: 'Delete all Second Wind data from this phone?',
  sureWords: 'You can then open the app without a PIN.',
  yes: 'Yes, delete it',
  no: 'Keep it',
  unsent: 'Some of what you logged has not been sent yet. It is only on this phone.',
  neverSent: 'What you logged is only on this phone, because it is not linked to a clinic.',
  sendNow: 'Send now',
  sending: 'Sending...',
  sent: 'Everything has been sent. You can now delete the data.',
  stillWaiting: 'We could not send everything. Try again when you have signal.',
  deleteUnsent: 'Delete without sending',
  sureUnsent: 'Delete what has not been sent, too?',
  sureUnsentWords: 'There is no other copy, so you cannot get it back.',
  done: 'Your data has been deleted from this phone. The app opens without a PIN now.',
  open: 'Open the app',
  failed: 'The data could not be deleted. Try again.',
} as const

/** The setting. */
export const appLockWords = {
  heading: 'App lock',
  off: 'Off. Anyone who can unlock this phone can open this app.',
  on: 'On. The app asks for your PIN:',
  about: 'Use a 6-digit PIN to hide the app from other people who use this phone.',
  atStart: 'each time the app is opened',
  honest:
    "The app lock hides the app. To protect the data on your phone, use your phone's own screen lock too.",
  sending: 'While the app is locked, it still sends what you logged, and you can still call 999 and 111.',
  forgetting:
    "We cannot look up your PIN. If you forget it, you will need to delete the app's data from this phone.",
  forgettingLinked:
    'We cannot look up your PIN. If you forget it, you can sign in instead when you have signal.',
  changing: 'To change your PIN, turn the lock off and on again.',
  start: 'Set a PIN',
  newPin: 'New PIN',
  again: 'New PIN again',
  switchOn: 'Switch on',
  cancel: 'Cancel',
  lockNow: 'Lock now',
  switchOff: 'Switch off',
  switchOffWith: 'Your PIN',
  isOn: 'The app lock is on.',
  isOff: 'The app lock is off.',
  failed: 'The PIN could not be saved. Try again.',
} as const

export const pinErrorWords: Record<PinError, string> = {
  'not-digits': 'Enter 6 digits',
  'too-simple': 'Choose digits that are harder to guess',
  'not-the-same': 'Enter the same PIN twice',
}

export function wrongPinWords(triesLeft: number): string {
  if (triesLeft === 0) return 'That is not your PIN.'
  return `That is not your PIN. You have ${triesLeft === 1 ? '1 try' : `${triesLeft} tries`} left before you must wait.`
}

export function lockoutWords(waitMs: number): string {
  return `You have entered the wrong PIN too many times. You can try again in ${durationWords(waitMs)}.`
}

/** Rounded up, so that a try at the time shown is never too early. */
function durationWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
