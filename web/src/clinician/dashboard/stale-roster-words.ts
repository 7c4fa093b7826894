/** Above a list that is too old to act on. Hazard HZ-11. */
export const staleRosterWords = {
  heading: 'This list is more than a day old.',
  advice: 'People on it may be worse by now. Call them before you rely on it.',
} as const
