/** The words of the profile page that belong to no single item. */
export const profileWords = {
  genderUnknown: 'Not specified',
  vulnerable: 'You told us you are in a higher-risk group. Chest infections can get worse faster for you.',
  noConditions: 'No known conditions.',
  noProfile: 'There is no profile on this phone yet.',
  noProfileAction: 'Set up your profile',
  noFigures: 'Not enough check-ins yet',
  phoneHint: 'Your care team may call this number. You can leave it empty.',
} as const
