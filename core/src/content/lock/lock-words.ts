import type { PinError } from '../../access/lock/new-pin.ts'

/** The lock of the app: the screen itself, and its setting. */
export const lockWords = {
  title: 'Second Wind is locked',
  pin: 'Your PIN',
  pinHint: '6 digits',
  show: 'Show PIN',
  unlock: 'Unlock',
  checking: 'Checking...',
  unreadable:
    'The app cannot read its storage just now, so it cannot check your PIN. Close the app and open it again.',
  mayTryAgain: 'You can try again now.',
  noPinNeeded: 'You need no PIN to call for help or to read the steps below.',
  firstAid: 'First aid',
  forgotten: 'Forgotten your PIN?',
} as const

const startAgain = 'Nobody can look up your PIN. To start again, delete what the app keeps on this phone.'
const onlyHere = 'Your own action plan and your reminders are only on this phone. They go for good.'
const linkAgain =
  'What was sent comes back when you link it again: with your passkey, from another phone of yours, or with an invitation from your clinic.'

/** For a person who has forgotten the PIN: what starting again means on this kind of phone. */
export const forgottenWords = {
  about: {
    demo: [startAgain, `What was sent comes back from the server. ${onlyHere}`],
    linked: [
      `Or start again: delete what the app keeps on this phone.`,
      `That signs the phone out of your account. ${linkAgain} ${onlyHere}`,
    ],
    'signed-out': [startAgain, `${linkAgain} ${onlyHere}`],
    'not-linked': [
      startAgain,
      'This phone is not linked to a clinic. What is on it was never sent, and goes for good.',
    ],
  },
  delete: 'Delete what is on this phone',
  sure: 'Delete all data of this app from this phone?',
  sureWords: 'You can then open the app without a PIN.',
  yes: 'Yes, delete it',
  no: 'Keep it',
  unsent: 'Some of what you logged has not been sent yet. It is only on this phone.',
  neverSent: 'What you logged is only on this phone. It was never sent, because no clinic is linked.',
  sendNow: 'Send now',
  sending: 'Sending...',
  sent: 'All of it has been sent. You can delete now.',
  stillWaiting: 'Some of it could not be sent. Try again when you have signal.',
  deleteUnsent: 'Delete without sending',
  sureUnsent: 'Delete what has not been sent, too?',
  sureUnsentWords: 'Nobody else has it. It cannot come back.',
  done: 'The data on this phone has been deleted. The app opens without a PIN now.',
  open: 'Open the app',
  failed: 'The data could not be deleted. Please try again.',
} as const

/** The setting. */
export const appLockWords = {
  heading: 'App lock',
  off: 'Off. Anyone who can unlock this phone can open this app.',
  on: 'On. The app asks for your PIN:',
  about: 'A PIN of 6 digits hides the app from people who use this phone too.',
  atStart: 'each time the app is opened',
  honest:
    "The lock hides the app. It does not encrypt what is stored on this phone: your phone's own screen lock does.",
  sending: 'While the app is locked, it goes on sending what you logged. You can still call 999 and 111.',
  forgetting:
    'Nobody can look up your PIN. If you forget it, you have to delete what the app keeps on this phone.',
  forgettingLinked:
    'Nobody can look up your PIN. If you forget it, you can sign in instead, with a connection.',
  changing: 'To change your PIN, switch the lock off and on again.',
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
  failed: 'The PIN could not be saved. Please try again.',
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
  return `There were too many wrong tries. You can try again in ${durationWords(waitMs)}.`
}

/** Rounded up, so that nobody tries too early. */
function durationWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
