/** Under "What we do not know" in a patient's record: silence must never look like health (C13, C39). */
export const dataQualityWords = {
  neverHeard: "This patient's phone has never connected.",
  lastHeard: (age: string, moment: string) => `Phone last in touch ${age} (${moment}).`,
  silent: (age: string, moment: string) =>
    `Phone last in touch ${age} (${moment}). How the patient has been since then is not known.`,
  unsent: (count: string) => `${count}. What they say is not in this record.`,
  noCheckIn: 'No check-in yet.',
  oldCheckIn: (days: string) => `No check-in for ${days}.`,
  noCheck: 'No symptom check yet.',
  notSet: (scores: string) => `Not answered in the latest check-in: ${scores}.`,
  onlyProfile: 'Only the profile stands behind the risk: there is no check-in and no symptom check.',
} as const
