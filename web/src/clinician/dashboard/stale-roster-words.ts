/** Above a list that is too old to act on. Hazard HZ-11. */
export const staleRosterWords = {
  heading: 'This list is more than a day old.',
  advice: 'Patients may be worse now. Call them before you rely on this list.',
} as const
