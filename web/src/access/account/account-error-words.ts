const minutesOf = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`)

const anywhere = {
  here: 'Something went wrong on this phone. Close the app, open it again and try once more.',
  other: 'Sorry, there is a problem with the service. Try again in a few minutes.',
} as const

/**
 * For actions that only the server performs. Without an answer the outcome is unknown, so the words claim neither
 * success nor failure.
 */
export const accountErrorWords = {
  ...anywhere,
  noResponse: 'We cannot connect right now, so this may not have worked. Try again when you have signal.',
  paused: (minutes: number) => `You have tried too many times. Wait ${minutesOf(minutes)} and try again.`,
} as const

export const signInErrorWords = {
  ...anywhere,
  noResponse: 'We cannot connect right now. You need signal to sign in. Try again when you have it.',
  paused: (minutes: number) => `You have tried too many times. Wait ${minutesOf(minutes)} and try again.`,
} as const
