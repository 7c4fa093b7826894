import type { ListedAlert } from '@second-wind/core/care/contract/alerts'

/** The other alerts that were resolved with the same reason, how many could not be, and whether a call was noted. */
export type AlsoDone = { resolved: readonly ListedAlert[]; left: number; isCallNoted: boolean }

/** In the dialog that closes an alert: it asks why, because the next reader needs to know (C38). */
export const resolveWords = {
  title: 'Resolve this alert?',
  titleAll: (count: number) => `Resolve these ${count} alerts?`,
  whatItMeans:
    'The alert stays in the record with your name, the time and your reason. If the patient logs the same again, there will be a new alert.',
  whatItMeansForAll:
    'Each alert stays in the record on its own, with your name, the time and your reason. If the patient logs the same again, there will be a new alert.',
  checkIn: (moment: string, facts: readonly string[]) => `Latest check-in, ${moment}: ${facts.join(' · ')}.`,
  noCheckIn: 'No check-in yet.',
  message: (moment: string | null, answers: string) =>
    `${moment === null ? 'Message' : `Message, ${moment}`}: ${answers}.`,
  beforeAlert: 'before this alert',
  legend: 'Why are you resolving this alert?',
  legendAll: 'Why are you resolving these alerts?',
  neverExpected:
    'A 999 sign is never expected, so that reason is not in the list. If it is usual for this patient, write why under “Another reason”.',
  chooseOne: 'Choose a reason',
  noteCall: 'Note this call in the record as well',
  notedBefore: (moment: string, who: string) =>
    `A call in which ${who} spoke to the patient was noted ${moment}. Tick the box only for another call.`,
  details: 'Details',
  detailsNeeded: 'Enter the reason in your own words',
  resolvedBefore: (
    by: string,
    moment: string,
    reason: string,
    { isReasonOther, isCallEntered }: { isReasonOther: boolean; isCallEntered: boolean },
  ) =>
    `Already resolved by ${by}, ${moment}. ${reason}.${isReasonOther ? ' The reason you entered was not saved.' : ''}${isCallEntered ? ' If the call is not under “Calls” in the record, note it with “Note a call”.' : ''}`,
  byUnknown: 'another clinician',
  timeUnknown: 'time not known',
  noReason: 'No reason given',
  close: 'Close',
  others: (count: number, severities: string) =>
    `Also resolve ${count === 1 ? "this patient's other open alert" : `this patient's ${count} other open alerts`} (${severities}) with this reason`,
  yes: 'Resolve alert',
  yesAll: (count: number) => `Resolve ${count} alerts`,
  alsoDone: ({ resolved, left, isCallNoted }: AlsoDone) =>
    [
      ...(isCallNoted ? ['The call is noted in the record.'] : []),
      ...(resolved.length > 0 ? [`Also resolved: ${resolved.length}.`] : []),
      ...(left > 0 ? [`Still open: ${left}. They may have changed. Read them again.`] : []),
    ].join(' '),
  no: 'Keep it open',
  noForAll: 'Keep them open',
} as const

export const otherReason = 'Another reason'
export const spokeReason = 'Spoke to the patient and gave advice'
const expectedReason = 'Known and expected for this patient'

/** Ready answers, so that a reason costs one click. The last one needs words of its own. */
export const resolveReasons = [
  spokeReason,
  'Appointment or visit arranged',
  'Sent to emergency care (999 or A&E)',
  expectedReason,
  'Logged by mistake, confirmed with the patient',
  otherReason,
] as const

/** No 999 sign is known and expected: who has one every day has a reason that the next reader must be able to read. */
export const reasonsFor = (alerts: readonly Pick<ListedAlert, 'severity'>[]): readonly string[] =>
  alerts.some(({ severity }) => severity === 'critical')
    ? resolveReasons.filter((reason) => reason !== expectedReason)
    : resolveReasons
