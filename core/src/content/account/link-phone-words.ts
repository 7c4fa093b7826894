/** Linking another phone of the same person: words for the signed-in phone and for the new one. */
export const linkPhoneWords = {
  old: {
    title: 'Link another phone',
    how: 'On the other phone open Second Wind, then Profile, Settings, Data & Security, and choose “Link this phone to my account”. It shows a code. Type it here within 5 minutes.',
    yours:
      'Only for a phone of your own: it can then read and change all of your record. A carer gets a phone and an account of their own from the clinic.',
    code: 'Code from the other phone',
    codeHint: '10 letters and numbers. Spaces and small letters do not matter.',
    codeMissing: 'Type the code from the other phone',
    go: 'Look it up',
    looking: 'Looking it up…',
    unknown: 'This code is not known. It may be typed wrong, used, or older than 5 minutes.',
    question: (label: string) => `Link ${label}?`,
    compare: 'The other phone must show the same two words. Different words? Then choose “No”.',
    replaces: (label: string) => `You have five phones already. ${label} is signed out for it.`,
    yes: 'Yes, same words',
    no: 'No',
    done: (label: string) =>
      `${label} may come in. It is linked when it next asks: keep the app open on it. Then you find it under “Your phones”.`,
    declined: 'Nothing was linked.',
  },
  new: {
    open: 'Link this phone to my account',
    title: 'Do you use Second Wind on another phone?',
    how: 'That phone must be signed in. This phone then shows your record too.',
    entries:
      'What was logged on this phone goes to your account. A profile that was set up here goes: your account has one. Link it only if all of it is yours.',
    go: 'Show a code',
    asking: 'Asking for a code…',
    codeTitle: 'Type this code on your other phone',
    where: 'There open Profile, Settings, Data & Security, Your phones and your account.',
    compare: 'Both phones must show these two words:',
    waiting: 'Waiting for your other phone. The code is good for 5 minutes.',
    silent: 'The server cannot be reached. The app keeps asking while it is open.',
    stop: 'Stop',
    over: {
      declined: 'Your other phone said no. Nothing was linked.',
      expired: 'The 5 minutes are over. Nothing was linked.',
    },
    again: 'Show a new code',
    done: { title: 'This phone is linked', text: 'Your record is on its way.' },
    tryAgain: 'Try again',
    linked: {
      title: 'This phone is linked already',
      why: 'It belongs to an account. To link it to another one, delete its data first, under Profile, Settings, Data & Security.',
      go: 'Your phones and your account',
    },
    conflict:
      'This phone belonged to an account before. Delete its data under Data & Security, then link it again.',
  },
} as const
