/** The words of the profile page that belong to no single item. */
export const profileWords = {
  genderUnknown: 'Not specified',
  vulnerable: 'Your profile puts you in a higher-risk group. Chest infections can get worse faster for you.',
  noConditions: 'No known conditions.',
  noProfile: 'You have not set up a profile on this phone yet.',
  noProfileAction: 'Set up your profile',
  noFigures: 'Not enough check-ins yet',
  phoneHint: 'Your care team may call this number. You can leave it empty.',
  locationHint: 'Used for air quality.',
  nationHint: 'We use it to show the right number for urgent advice.',
  inhalerHint: 'We use it to show the right steps for an asthma attack.',
  ageHint: 'We use this to show you the right advice.',
  emailHint: 'We keep it with your profile. We do not send you emails.',
  usernameHint: 'At least 3 characters. This is just a name to show in the app.',
  lungs: 'More about your lungs (optional)',
  lungsHint: 'This helps us show advice that fits you. You can leave it empty and add it later.',
  peakFlowHint: 'The highest reading you have had while you felt well, in litres a minute.',
  replaces: 'You already have a profile on this phone. If you finish setup, the new one will replace it.',
  editInstead: 'Edit your profile instead',
  editKept: 'We kept what you typed. It is not saved yet.',
  draftKept: 'We kept the answers you gave before.',
  settingsNote:
    'You can change these at any time. To choose the times of reminders, open notification settings.',
  settingsNeedProfile: 'Set up your profile first. Then you can change these settings.',
} as const

/** What a form says where the specification gives no words of its own. */
export const profileMessages = {
  age: 'Enter your age as a whole number from 1 to 120',
  gender: 'Choose a gender, or choose "Prefer not to say"',
  peakFlow: 'Enter a whole number from 1 to 1000, or leave it empty',
  tooLong: (most: number) => `Use ${most} characters or fewer`,
  other: 'Check this answer',
} as const
