export const phonesWords = {
  title: 'Your phones',
  about: 'These phones and computers are signed in to your account.',
  reading: 'Asking the server…',
  isThis: 'This one',
  named: (label: string, when: string) => `${label}, linked ${when}`,
  since: (when: string) => `Linked ${when}`,
  heard: (when: string) => `Last heard from ${when}`,
  thisHow: 'To sign this one out, use Sign Out under Profile, Settings.',
  again: 'Try again',
  signOut: 'Sign out',
  signOutOf: (label: string) => `Sign out ${label}`,
  lost: 'Lost phone',
  lostOf: (label: string) => `${label} is lost`,
  sureSignOut: {
    question: (label: string) => `Sign out ${label}?`,
    text: 'From now on it can send nothing and read nothing of yours. What it keeps stays on it. What was logged there and not sent is then only there.',
    yes: 'Yes, sign it out',
  },
  sureLost: {
    question: (label: string) => `Is ${label} lost or stolen?`,
    text: 'It is signed out now. As soon as the app on it reaches the server, it deletes all that it keeps there, and what was not sent before is gone. While that phone has no signal or is switched off, its data stays on it, behind its screen lock. Use the finder of your phone’s maker as well, and tell your network.',
    yes: 'Yes, it is lost',
  },
  no: 'Keep it',
  signedOut: (label: string) => `${label} is signed out.`,
  reportedLost: (label: string) =>
    `${label} is signed out. It deletes what it keeps when it next reaches the server. Can somebody else unlock it? Then remove your passkeys below as well, and make a new one.`,
} as const
