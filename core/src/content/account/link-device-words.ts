/** Linking another phone of the same person: words for the signed-in phone and for the new one. */
export const linkDeviceWords = {
  old: {
    title: 'Link another phone',
    how: 'On the other phone, open Second Wind. Go to Profile, Settings, Data & Security and choose “Link this phone to my account” to get a code. Type the code here within 5 minutes.',
    yours:
      'Only link a phone that belongs to you, because it can read and change your whole record. If you have a carer, your clinic can set up a separate account for them.',
    code: 'Code from the other phone',
    codeHint: '10 letters and numbers. You can use capital or small letters, with or without spaces.',
    codeMissing: 'Type the code from the other phone',
    go: 'Continue',
    looking: 'Checking the code…',
    unknown:
      'We do not recognise this code. Check it, or get a new code on your other phone. Codes last for 5 minutes and work once.',
    question: (label: string) => `Link ${label}?`,
    compare: 'Check that the other phone shows the same 2 words. If the words are different, choose “No”.',
    replaces: (label: string) =>
      `You already have 5 phones, which is the most you can have. ${label} has not been used for 30 days and will be signed out if you link this one.`,
    yes: 'Yes, same words',
    no: 'No',
    done: (label: string) =>
      `${label} can now be linked. Keep the app open on that phone until it says it is linked. You will then see it under “Your phones”.`,
    declined: 'No phone was linked.',
  },
  new: {
    open: 'Link this phone to my account',
    title: 'Do you use Second Wind on another phone?',
    how: 'That phone must be signed in. This phone then shows your record too.',
    entries:
      'Anything logged on this phone will be added to your account. The profile on your account replaces any profile set up here. Only link this phone if everything on it is yours.',
    go: 'Show a code',
    asking: 'Getting a code…',
    codeTitle: 'Type this code on your other phone',
    where: 'On that phone, go to Profile, Settings, Data & Security, Your phones and your account.',
    compare: 'Both phones must show these 2 words:',
    waiting: 'Waiting for your other phone. The code lasts for 5 minutes.',
    silent: 'We cannot connect right now. Keep the app open and it will keep trying.',
    stop: 'Stop',
    over: {
      declined: 'You chose “No” on your other phone. No phone was linked.',
      expired: 'The code has run out. No phone was linked.',
    },
    again: 'Show a new code',
    done: { title: 'This phone is linked', text: 'Your record will appear here soon.' },
    tryAgain: 'Try again',
    linked: {
      title: 'This phone is already linked',
      why: 'This phone is linked to an account. To link it to a different account, first delete its data. Go to Profile, Settings, Data & Security.',
      go: 'Your phones and your account',
    },
    tooMany:
      'You already have 5 phones that are in use, which is the most you can have. On one of them, go to “Your phones” and sign one out. Then link this phone.',
    conflict:
      'This phone was linked to an account before. Delete its data under Data & Security, then link it again.',
  },
} as const
