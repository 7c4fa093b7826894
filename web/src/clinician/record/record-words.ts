/** Headings of a patient's record, in display order. */
export const recordSections = {
  openAlerts: 'Open alerts',
  risk: 'Risk now',
  unknown: 'Limits of this data',
  scores: 'Scores over time',
  entries: 'Check-ins',
  checks: 'Symptom checks',
  usual: 'Usual day',
  messages: 'Messages sent',
  calls: 'Calls',
  alerts: 'Alert history',
  profile: 'Profile',
  phones: 'Phones',
  views: 'Who has looked',
} as const
export type RecordSectionId = keyof typeof recordSections

/** Around a patient's record. Nothing in it was measured by us, and nothing is watched (C38, C43). */
export const recordWords = {
  loading: 'Loading record...',
  proveFirst: 'You have opened more than 200 records within an hour. To open more, confirm that it is you.',
  mayNotSee: 'You cannot see this patient.',
  mayNotSeeWhy:
    'This patient is not under your care, or no longer is. You can open the record of every patient in your list.',
  ownWords: 'The patient entered everything here. The app cannot take measurements.',
  countOfEntries: (count: number) => `${count} in the last 90 days`,
  byArrival: (phoneTime: string) => `Listed by when it arrived. The phone gave ${phoneTime}.`,
  noEntries: 'No check-ins in the last 90 days.',
  noChecks: 'No symptom checks in the last 90 days.',
  noOpenAlerts: 'No alerts are open.',
  noAlerts: 'No resolved alerts in the last 90 days.',
  noMessages: 'No message was sent in the last 90 days.',
  noCalls: 'No call was noted in the last 90 days.',
  noViews: 'No one has viewed this record yet.',
  advice: (heading: string) => `Advice for these answers: “${heading}”.`,
  adviceBecause: (signs: readonly string[]) => `Because of: ${signs.join('; ')}.`,
  noAdvice: 'No advice to get help for these answers.',
  noReasons: 'No reason is recorded for this result.',
  noSigns: 'There is no warning sign in the answers.',
  whyThisAdvice: 'Why the check gave this advice, as the patient saw it:',
  answersMissing: 'The answers were not recorded.',
  jump: 'Go to a section',
  print: 'Print a summary',
  printTitle: 'Patient summary',
  /** A printout states the time of its data, because paper is not updated. */
  printMoments: (printed: string, asOf: string) => `Printed ${printed}, from the record as of ${asOf}.`,
  printConfidential: 'Confidential: health data. Made with Second Wind, not an NHS service.',
  printLeftOut: (count: number) => `${count} more in the record, not printed here.`,
  printNotes: 'Notes by the patient',
  legend: 'Solid red line: the patient logged what raised an alert. Dashed grey line: a symptom check.',
} as const
