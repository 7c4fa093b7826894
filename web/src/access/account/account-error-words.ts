const minutesOf = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`)

const anywhere = {
  here: 'Something went wrong on this phone. Close the app, open it again, and try once more.',
  other: 'The server has a problem. Try again in a moment.',
} as const

/**
 * For actions that only the server performs. Without an answer the outcome is unknown, so the words claim neither
 * success nor failure.
 */
export const accountErrorWords = {
  ...anywhere,
  noResponse:
    'The server cannot be reached. Do not count on it being done. Try again when you have a signal.',
  paused: (minutes: number) => `There were too many tries. Wait ${minutesOf(minutes)} and try again.`,
} as const

export const signInErrorWords = {
  ...anywhere,
  noResponse: 'The server cannot be reached. Signing in needs a signal. Try again when you have one.',
  paused: (minutes: number) =>
    `Signing in is paused because of too many tries. Wait ${minutesOf(minutes)} and try again.`,
} as const
