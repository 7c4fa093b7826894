/** For phones of the same person that were linked or signed out. */
export const otherPhonesWords = {
  come: (labels: string) => `Now signed in to your account as well: ${labels}.`,
  notYours: 'Not yours? Sign it out now.',
  gone: (labels: string) => `Signed out of your account: ${labels}.`,
  see: 'See your phones',
  putAway: 'All right',
} as const
