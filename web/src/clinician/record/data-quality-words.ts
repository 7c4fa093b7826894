/** Under "What we do not know" in a patient's record: silence must never look like health (C13, C39). */
export const dataQualityWords = {
  neverHeard: "This patient's phone has never connected.",
  lastHeard: (when: string) => `Phone last in touch ${when}.`,
  silent: (when: string) =>
    `Phone last in touch ${when}. We do not know how the patient has been since then.`,
  unsent: (count: string) => `${count}. What they say is not in this record yet.`,
  noCheckIn: 'No check-in yet.',
  oldCheckIn: (days: string) => `No check-in for ${days}.`,
  noCheck: 'No symptom check yet.',
  notSet: (scores: string) => `Not answered in the latest check-in: ${scores}.`,
  onlyProfile: 'The risk level is based on the profile only. There is no check-in or symptom check.',
} as const
