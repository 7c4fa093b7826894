/** For phones of the same person that were linked or signed out. */
export const otherPhonesWords = {
  come: (labels: string) => `A new phone has signed in to your account: ${labels}.`,
  notYours: 'If you do not recognise it, sign it out now.',
  gone: (labels: string) => `A phone was signed out of your account: ${labels}.`,
  see: 'See your phones',
  putAway: 'OK',
} as const
