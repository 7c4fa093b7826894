/** Headings of a patient's record, in display order. */
export const recordSections = {
  risk: 'Risk now',
  unknown: 'What we do not know',
  scores: 'Scores over time',
  usual: 'Usual day',
  entries: 'Check-ins',
  checks: 'Symptom checks',
  alerts: 'Alert history',
  messages: 'Priority alerts sent',
  profile: 'Profile',
  phones: 'Phones',
  views: 'Who has looked',
} as const
export type RecordSection = keyof typeof recordSections

/** Around a patient's record. Nothing in it was measured by us, and nothing is watched (C38, C43). */
export const recordWords = {
  loading: 'Loading record...',
  proveFirst: 'You have opened more than 200 records within an hour. To open more, prove that it is you.',
  mayNotSee: 'You may not see this patient.',
  mayNotSeeWhy:
    'The patient is not, or no longer, under your care. Your list shows everybody whose record you may open.',
  ownWords: 'Everything here was entered by the patient. This app measures nothing.',
  noEntries: 'No check-ins in the last 90 days.',
  noChecks: 'No symptom checks in the last 90 days.',
  noAlerts: 'No alerts in the last 90 days.',
  noMessages: 'No priority alert was sent in the last 90 days.',
  noViews: 'Nobody has looked yet.',
  inPatientsWords: 'In the words that the patient read:',
  answersMissing: 'The answers were not recorded.',
  print: 'Print a summary',
  printTitle: 'Patient summary',
  /** A printout states the time of its data, because paper is not updated. */
  printMoments: (printed: string, asOf: string) => `Printed ${printed}, from the record as of ${asOf}.`,
  printConfidential: 'Confidential: health data. Made with Second Wind, not an NHS service.',
  printLeftOut: (count: number) => `${count} more in the record, not printed here.`,
  legend: 'Unbroken red line: an alert was raised. Broken grey line: a symptom check.',
} as const
