/** How many other alerts were resolved with the same reason, and how many could not be. */
export type OtherAlertsCount = { resolved: number; left: number }

/** In the dialog that closes an alert: it asks why, because the next reader needs to know (C38). */
export const resolveWords = {
  title: 'Resolve this alert?',
  whatItMeans:
    'The alert stays in the record with your name, the time and your reason. If the patient logs the same again, there will be a new alert.',
  checkIn: (moment: string, facts: readonly string[]) => `Latest check-in, ${moment}: ${facts.join(' · ')}.`,
  noCheckIn: 'No check-in yet.',
  message: (moment: string | null, answers: string) =>
    `${moment === null ? 'Message' : `Message, ${moment}`}: ${answers}.`,
  legend: 'Why are you resolving this alert?',
  chooseOne: 'Choose a reason',
  details: 'Details',
  detailsNeeded: 'Enter the reason in your own words',
  resolvedBefore: (by: string, moment: string, reason: string) =>
    `Already resolved by ${by}, ${moment}. ${reason}. The reason you entered was not saved.`,
  byUnknown: 'another clinician',
  timeUnknown: 'time not known',
  noReason: 'No reason given',
  close: 'Close',
  others: (count: number, severities: string) =>
    `Also resolve ${count === 1 ? "this patient's other open alert" : `this patient's ${count} other open alerts`} (${severities}) with this reason`,
  yes: 'Resolve alert',
  yesAll: (count: number) => `Resolve ${count} alerts`,
  resolvedOthers: ({ resolved, left }: OtherAlertsCount) =>
    [
      ...(resolved > 0 ? [`Also resolved: ${resolved}.`] : []),
      ...(left > 0 ? [`Still open: ${left}. They may have changed. Read them again.`] : []),
    ].join(' '),
  no: 'Keep it open',
} as const

export const otherReason = 'Another reason'

/** Ready answers, so that a reason costs one click. The last one needs words of its own. */
export const resolveReasons = [
  'Spoke to the patient and gave advice',
  'Appointment or visit arranged',
  'Sent to emergency care (999 or A&E)',
  'Known and expected for this patient',
  'Logged by mistake, confirmed with the patient',
  otherReason,
] as const
