export const devicesWords = {
  title: 'Your phones',
  about: 'These phones and computers are signed in to your account.',
  reading: 'Loading…',
  isThis: 'This phone',
  named: (label: string, when: string) => `${label}, linked ${when}`,
  since: (when: string) => `Linked ${when}`,
  heard: (when: string) => `Last connected ${when}`,
  thisHow: 'To sign out this phone, go to Profile, Settings, Sign Out.',
  again: 'Try again',
  signOut: 'Sign out',
  signOutOf: (label: string) => `Sign out ${label}`,
  lost: 'Lost phone',
  lostOf: (label: string) => `${label} is lost`,
  sureSignOut: {
    question: (label: string) => `Sign out ${label}?`,
    text: 'That phone will no longer be able to send anything or see your record. Anything already on it stays there, including anything that has not been sent.',
    yes: 'Yes, sign it out',
  },
  sureLost: {
    question: (label: string) => `Is ${label} lost or stolen?`,
    text: 'The phone will be signed out. When it next has signal, the app deletes its data, including anything not sent. Until then, only its screen lock protects the data. You can also use Find My (iPhone) or Find Hub (Android), and tell your mobile network.',
    yes: 'Yes, it is lost',
  },
  no: 'Keep it',
  signedOut: (label: string) => `${label} is signed out.`,
  reportedLost: (label: string) =>
    `${label} is signed out. It will delete its data when it next has signal. If someone else could unlock it, remove your passkeys below and create a new one.`,
} as const
