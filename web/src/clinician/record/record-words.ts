/** Headings of a patient's record, in display order. */
export const recordSections = {
  openAlerts: 'Open alerts',
  risk: 'Risk now',
  unknown: 'What we do not know',
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
  proveFirst: 'You have opened more than 200 records within an hour. To open more, confirm who you are.',
  mayNotSee: 'You cannot see this patient.',
  mayNotSeeWhy:
    'This patient is not under your care, or no longer is. You can open the record of every patient in your list.',
  ownWords: 'The patient entered everything here. The app cannot take measurements.',
  countOfEntries: (count: number) => `${count} in the last 90 days`,
  countOfChecks: (count: number) => `${count} in the last 90 days`,
  countOfResolved: (count: number) => `${count} resolved in the last 90 days`,
  newestMessage: (at: string, answer: string) => `Latest: ${at}. ${answer}.`,
  byArrival: (phoneTime: string) => `Listed by when it arrived. Phone’s time: ${phoneTime}.`,
  noEntries: 'No check-ins in the last 90 days.',
  noChecks: 'No symptom checks in the last 90 days.',
  noOpenAlerts: 'No alerts are open.',
  stillCurrent: (signs: string) =>
    `Signs and answers of the last 48 hours still count. ${signs} Read all of it under “${recordSections.risk}”.`,
  takenBack: (sign: string, withdrawal: string) =>
    `${sign}: ${withdrawal}. Read both versions under “${recordSections.entries}”.`,
  noAlerts: 'No resolved alerts in the last 90 days.',
  noMessages: 'No messages sent in the last 90 days.',
  noCalls: 'No calls noted in the last 90 days.',
  noViews: 'No one has viewed this record yet.',
  advice: (heading: string) => `Advice for these answers: “${heading}”.`,
  adviceOnHome: (deadline: string) => `Advice on the patient’s Home for these answers: “${deadline}”`,
  alsoOnHome: (deadline: string) => `The patient’s Home also says: “${deadline}”`,
  adviceBecause: (signs: readonly string[]) => `Reason: ${signs.join('; ')}.`,
  noAdvice: 'No advice to get help for these answers.',
  noReasons: 'No reason is recorded for this result.',
  noSigns: 'There are no warning signs in these answers.',
  whyThisAdvice: 'Why the check gave this advice, as the patient saw it:',
  answersMissing: 'The answers were not recorded.',
  jump: 'Go to a section',
  print: 'Print a summary',
  printTitle: 'Patient summary',
  /** A printout states the time of its data, because paper is not updated. */
  printMoments: (printed: string, asOf: string) => `Printed ${printed}, from the record as of ${asOf}.`,
  printConfidential: 'Confidential health information. Made with Second Wind, which is not an NHS service.',
  printLeftOut: (count: number) => `${count} more in the record, not printed here.`,
  printNotes: 'Notes by the patient',
  usualLegend: 'Blue band: usual day, plus or minus 1.',
  legend: 'Solid red line: a check-in that raised an alert. Dashed grey line: a symptom check.',
} as const
