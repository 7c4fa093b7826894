import { serviceProblem } from '../service-problem.ts'
/** The words of joining a clinic (decision 032). */
export const joinWords = {
  home: {
    title: 'Link to your clinic',
    about: 'Your clinic can then see what you log. You can also use the app without a clinic.',
    go: 'Link to your clinic',
    waiting: 'You have asked to join your clinic. Check if they have replied.',
    goOn: 'Check for a reply',
    linked: 'This phone is linked to your clinic. You still need to save your recovery code.',
    keep: 'Save your code',
  },
  start: {
    title: 'You need an invitation',
    how: 'Your clinic will give you a QR code, or a code of 10 letters and numbers. Scan the QR code with your phone camera, or type the code here.',
    without: 'If you do not have an invitation, you can still use the app. What you log stays on this phone.',
    before: 'I have used Second Wind before, on this phone or another',
    code: 'Code from your clinic',
    codeHint: 'For example, 7KM2P 9QX4R. You can use capital or small letters, with or without spaces.',
    codeMissing: 'Type the code from your clinic',
    go: 'Continue',
    looking: 'Checking your invitation…',
    later: 'Not now',
    linked:
      'This phone is already linked to a clinic. If you use another invitation, one more clinician can see your record.',
  },
  install: {
    title: 'Add the app to your Home Screen first',
    why: 'On an iPhone or iPad, the app does not share data with Safari. Add the app first and join there, so that your record is in the app you use every day.',
    after:
      'Then open the app from the Home Screen, choose “Link to your clinic” and type the code from your invitation.',
    goOn: 'Continue in this browser',
  },
  who: {
    title: 'Who is inviting you',
    invites: (name: string) => `${name} is inviting you to share your record.`,
    check: 'Only continue if this is your clinic and you were expecting this. Nothing has been shared yet.',
    go: 'Yes, continue',
  },
  newDevice: {
    invites: (name: string) => `${name} is inviting you to open your record on this phone.`,
    what: 'Everything you sent from your other phone will appear on this one. Your clinic can see the same as before. You get a new recovery code. Your old codes and passkeys stop working.',
    linked: {
      title: 'This phone is already linked',
      why: 'This invitation is for another phone. Open it there.',
      again:
        'If this phone was signed out, first delete its data. Go to Profile, Settings, Data & Security. Then use the invitation again.',
    },
    yours: {
      title: 'Is everything on this phone yours?',
      why: 'There is data on this phone already. When you link the phone, this is added to your record and your clinic can see it.',
      profile: 'The profile in your record replaces any profile set up on this phone.',
      no: 'If any of it belongs to someone else, stop here. First delete the data on this phone. Go to Profile, Settings, Data & Security.',
      yes: 'Yes, all of it is mine',
    },
    shared: {
      title: 'Who can see your record',
      why: 'You have already agreed to this.',
      go: 'Continue',
    },
  },
  consent: {
    share: 'Share',
    no: 'No, thanks',
    notice: 'Read the privacy notice',
    first: 'Tick the box if you agree. If you do not, choose “No, thanks”.',
    changed: 'This text has changed since you read it. Read it again.',
    outdated:
      'Your app has an older version of this text. Close the app, open it again when you have signal, and try again.',
  },
  person: {
    title: 'Who you are',
    why: 'Your clinic uses this to check that it is you.',
    name: 'Your name',
    age: 'Your age',
    ageWrong: 'Age must be a whole number from 1 to 120',
    go: 'Ask to join',
    underway: 'Asking…',
  },
  waiting: {
    title: 'Tell your clinic these 2 words',
    why: 'They should see the same 2 words. If the words are different, ask them to press Decline.',
    who: (name: string) => `Waiting for ${name} to accept.`,
    silent:
      'We cannot connect right now. Keep the app open and it will keep trying. Your words stay the same.',
    leave: 'You can close the app and come back later. Nothing is shared until your clinic accepts.',
    stop: 'Cancel request',
    stopped:
      'Your request is cancelled and nothing is shared. To join later, ask your clinic for a new invitation.',
    stoppedHere:
      'Your request is cancelled on this phone, but we could not tell your clinic. Nothing is shared, even if they accept.',
  },
  /** The clinic has approved a new phone while another phone of the patient is in use. */
  held: {
    title: 'Your clinic has approved this phone. There is a waiting period',
    why: 'Another phone with your record was used in the last 30 days. The wait gives you time to say no there, so that nobody else can take over your record.',
    until: (when: string) => `This phone can open your record on ${when}.`,
    soon: 'You do not have to wait if:',
    ways: [
      'you still have the other phone: open the app there and choose “Yes, this is my phone”',
      'you cannot use the other phone: phone your clinic and ask for a second clinician. Tell them these 2 words and your date of birth',
    ],
    phrase: 'The 2 words of this phone:',
    passkey: 'you have a passkey:',
    passkeyGo: 'link this phone with it',
    now: 'You can use the app on this phone now. What you log stays on this phone, and your clinic cannot see it until the wait is over. If you feel worse, do not wait: phone your clinic, call 111, or call 999 in an emergency.',
    go: 'Use the app now',
    silent: 'We cannot connect right now, so this may have changed.',
  },
  expired: {
    title: 'Your clinic did not reply in time',
    why: 'Nothing is shared. You can ask again until your invitation runs out.',
    again: 'Ask again',
    over: 'This invitation has run out and nothing is shared. Ask your clinic for a new one.',
    gone: 'This request has ended',
  },
  declined: {
    title: 'Your clinic did not accept your request',
    why: 'Nothing is shared and what you log stays on this phone. If you think this is a mistake, contact your clinic and ask for a new invitation.',
  },
  /** The same for a new phone: on another phone of the patient, somebody may have refused it. */
  refused: {
    title: 'This phone was refused',
    why: 'Your clinic, or someone with your other phone, refused this phone. Nothing is shared and what you log stays on this phone. If that was not you, phone your clinic today.',
  },
  profile: {
    title: 'Your clinic has accepted your request',
    why: 'You still need to set up your profile. There are 4 short steps. Then go back to “Link to your clinic” on Home.',
    go: 'Set up your profile',
    until: 'Your clinic keeps your place for 24 hours.',
  },
  finishing: {
    title: 'Your clinic has accepted your request',
    underway: 'Linking this phone…',
    again: 'Try again',
  },
  elsewhere: {
    title: 'Second Wind is open twice',
    how: 'Continue in the other window, or close it to continue in this one.',
  },
  /** For a person who left before confirming that they have kept the code. */
  another: {
    title: 'Have you saved your recovery code?',
    why: 'This phone is linked to your clinic. If you have written down the code or created a passkey, you are all set.',
    ends: 'If you get a new code, your old code stops working.',
    kept: 'Yes, I have it',
    show: 'Show a new code',
  },
  recovery: {
    title: 'Save your recovery code',
    why: 'You may need this code to sign in again if you have not used this phone for a while. We only show it once and your clinic cannot look it up.',
    where: 'Write it down or print it and keep it somewhere safe at home. Do not only keep it on this phone.',
    print: 'Print',
    save: 'Save as a file',
    fileName: 'second-wind-recovery-code.txt',
    printTitle: 'Second Wind: recovery code',
    kept: 'I have saved my code',
    first: 'Save the code, then tick the box',
    go: 'Go to Home',
  },
  done: {
    title: 'You are linked',
    who: (name: string) => `${name} can now see your record.`,
    noCode:
      'We can no longer show you a recovery code. You can use your passkey, or a code you wrote down before. If you have neither and this phone is signed out, ask your clinic for a new invitation.',
    notLive: 'No doctor or nurse is watching this app live. If you feel worse, do not wait for a reply.',
    go: 'Go to Home',
  },
  notForgotten: {
    title: 'Not saved',
    why: 'We could not save this on your phone, so you may see it again. Close the app and open it again.',
  },
  errors: {
    unknown:
      'We do not recognise this invitation. It may have been used or run out. Check the code, or ask your clinic for a new one.',
    paused: (minutes: number) =>
      `You have tried too many times. Wait ${minutes === 1 ? '1 minute' : `${minutes} minutes`} and try again.`,
    noResponse: 'We cannot connect right now. You need signal to join. Try again when you have it.',
    conflict:
      'This phone was linked to an account before. First delete its data. Go to Profile, Settings, Data & Security. Then use your invitation again.',
    identityInUse:
      'Your clinic needs to check your details before you can link this phone. Nothing was shared. Phone your clinic, then try again here.',
    name: 'The name in your profile has a character that cannot be seen. Go to Profile, delete the name and type it again. Then try again here.',
    here: 'Something went wrong on this phone. Close the app, open it again and try once more.',
    other: serviceProblem('Nothing was shared.'),
  },
} as const
