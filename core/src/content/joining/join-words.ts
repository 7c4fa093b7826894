/** The words of joining a clinic (decision 032). */
export const joinWords = {
  home: {
    title: 'Link to your clinic',
    about: 'Your clinic can then see what you log. The app works without it.',
    go: 'Link to your clinic',
    waiting: 'You have asked to join your clinic. See if they have answered.',
    goOn: 'See the answer',
    linked: 'This phone is linked to your clinic. One thing is left: keep your recovery code.',
    keep: 'Keep your code',
  },
  start: {
    title: 'You need an invitation',
    how: 'Your clinic gives you a QR code or a code of 10 letters and numbers. Scan the QR code with the camera of this phone, or type the code here.',
    without: 'No invitation? The app works without one. What you log stays on this phone.',
    before: 'I have used Second Wind before, on this phone or another',
    code: 'Code from your clinic',
    codeHint: 'For example 7KM2P 9QX4R. Spaces and small letters do not matter.',
    codeMissing: 'Type the code from your clinic',
    go: 'Go on',
    looking: 'Looking up the invitation…',
    later: 'Not now',
    linked:
      'This phone is linked to a clinic already. A further invitation lets one more clinician see your record.',
  },
  install: {
    title: 'Add the app to your Home Screen first',
    why: 'On an iPhone or iPad, Safari and the Home Screen app do not share what they store. Add the app first and join there. Then your record is in the app that you open every day.',
    after:
      'Then open it from the Home Screen, choose “Link to your clinic”, and type the code from your invitation.',
    goOn: 'Go on in this browser',
  },
  who: {
    title: 'Who invites you',
    invites: (name: string) => `${name} invites you to share your record.`,
    check: 'Is this your clinic, and did you expect this? If not, stop here. Nothing has been shared.',
    go: 'Yes, go on',
  },
  newPhone: {
    invites: (name: string) => `${name} invites you to open your record on this phone.`,
    what: 'All that you sent from your other phone comes to this one. What your clinic can see stays as it is. You get a new recovery code. Old codes and passkeys end.',
    linked: {
      title: 'This phone is linked already',
      why: 'This invitation is for another phone. Open it there.',
      again:
        'Was this phone signed out? Then delete its data under Profile, Settings, Data & Security, and use the invitation again.',
    },
    yours: {
      title: 'Is everything on this phone yours?',
      why: 'Something was logged on this phone before. When the phone is linked, it goes to your record and your clinic can see it.',
      profile: 'A profile that was set up on this phone goes. Your record has your own.',
      no: 'If any of it is somebody else’s, stop here. Delete the data of this phone first, under Profile, Settings, Data & Security.',
      yes: 'Yes, all of it is mine',
    },
    shared: {
      title: 'Who can see your record',
      why: 'You agreed to this before. It goes on.',
      go: 'Go on',
    },
  },
  consent: {
    share: 'Share',
    no: 'No, thanks',
    notice: 'Read the privacy notice',
    first: 'Tick the box if you agree. If you do not, choose “No, thanks”.',
    changed: 'The text has changed since you read it. Please read it again.',
    outdated:
      'Your app shows an older text than your clinic uses. Close the app, open it again with a signal, and try again.',
  },
  person: {
    title: 'Who you are',
    why: 'Your clinic compares this with you before it says yes.',
    name: 'Your name',
    age: 'Your age',
    ageWrong: 'Age must be a whole number from 1 to 120',
    go: 'Ask to join',
    underway: 'Asking…',
  },
  waiting: {
    title: 'Tell these words to the clinic',
    why: 'They see the same two words. Different words? Then tell them to press Decline.',
    who: (name: string) => `Waiting for ${name} to say yes.`,
    silent: 'The server cannot be reached. The app keeps asking while it is open. Your words stay the same.',
    leave: 'You can close the app and come back. Nothing is shared until they say yes.',
    stop: 'Stop asking',
    stopped:
      'You have stopped asking. Nothing is shared. To join later, ask your clinic for a new invitation.',
    stoppedHere:
      'You have stopped asking. Your clinic could not be told. Nothing is shared, also if they say yes.',
  },
  expired: {
    title: 'Nobody answered in time',
    why: 'Nothing is shared. You can ask again while your invitation is good.',
    again: 'Ask again',
    over: 'This invitation is over. Ask your clinic for a new one. Nothing is shared.',
    gone: 'This request is over',
  },
  declined: {
    title: 'Your clinic has said no',
    why: 'Nothing is shared. If that is a mistake, ask them for a new invitation. What you log stays on this phone.',
  },
  profile: {
    title: 'Your clinic has said yes',
    why: 'One thing is left: your profile. It takes 4 short steps. Then come back to “Link to your clinic” on Home.',
    go: 'Set up your profile',
    until: 'Your clinic keeps your place for 24 hours.',
  },
  finishing: {
    title: 'Your clinic has said yes',
    underway: 'Linking this phone…',
    again: 'Try again',
  },
  elsewhere: {
    title: 'Second Wind is open twice',
    how: 'Go on in the other window. Or close that one, and this one goes on.',
  },
  /** For a person who left before confirming that they have kept the code. */
  another: {
    title: 'Did you keep your recovery code?',
    why: 'This phone is linked to your clinic. If you wrote the code down, or made a passkey, you need nothing more.',
    ends: 'A new code ends the one before, wherever that is written.',
    kept: 'I have it',
    show: 'Show a new code',
  },
  recovery: {
    title: 'Keep your recovery code',
    why: 'If you do not use this phone for long, the code signs you in again. It is shown this once, and nobody at the clinic knows it.',
    where: 'Write it down or print it. Keep it at home, not in this phone alone.',
    print: 'Print',
    save: 'Save as a file',
    fileName: 'second-wind-recovery-code.txt',
    printTitle: 'Second Wind: recovery code',
    kept: 'I have kept it',
    first: 'First keep the code, then tick the box.',
    go: 'Go to Home',
  },
  done: {
    title: 'You are linked',
    who: (name: string) => `${name} can now see your record.`,
    noCode:
      'The time to show a recovery code has run out. A code that you wrote down before still works, and so does a passkey. If you have neither and this phone is ever signed out, ask your clinic for a new invitation.',
    notLive: 'No doctor or nurse is watching this app live. If you feel worse, do not wait for a reply.',
    go: 'Go to Home',
  },
  notForgotten: {
    title: 'Not put away',
    why: 'The storage of this phone did not answer, so the app shows you this once more. Close the app and open it again.',
  },
  errors: {
    unknown:
      'This invitation is not known. It may be used, out of date, or typed wrong. Check the code, or ask your clinic for a new one.',
    paused: (minutes: number) =>
      `Joining is paused because of too many tries. Wait ${minutes === 1 ? '1 minute' : `${minutes} minutes`} and try again.`,
    noResponse: 'The server cannot be reached. Joining needs a signal. Try again when you have one.',
    conflict:
      'This phone belonged to an account before. Delete its data under Profile, Settings, Data & Security. Then use your invitation again.',
    identityInUse:
      'Your clinic must check your details before this phone can be linked. Nothing was shared. Phone your clinic, then try again here.',
    here: 'Something went wrong on this phone. Close the app, open it again, and try once more.',
    other: 'The server has a problem. Nothing was shared. Try again in a moment.',
  },
} as const
