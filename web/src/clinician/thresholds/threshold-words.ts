import { entryFindingWords } from '@second-wind/core/content/findings/finding-words'
import { absoluteSigns } from '@second-wind/core/content/profile/usual-day-words'
import { serviceProblem } from '@second-wind/core/content/service-problem'
import { entryFindingRules, type EntryFindingId } from '@second-wind/core/findings/entry-finding-rules'
import { lowerFirst } from '@second-wind/core/platform/first-letter'
import type { ChangeThreshold } from '@second-wind/core/records/usual-day'

const absoluteIds = absoluteSigns.flatMap(({ findings }) => findings)
const raisesAlert = new Set(entryFindingRules.filter(({ alert }) => alert).map(({ id }) => id))

/** Of puffs with a worse score the threshold decides, so only the day that the patient calls worse is named. */
const nameOf = (id: EntryFindingId): string =>
  id === 'reliever-with-worse-day'
    ? 'lung condition: more than 4 puffs of reliever on a day that the patient calls worse'
    : lowerFirst(entryFindingWords[id].clinician)

const namesOf = (ids: readonly EntryFindingId[]): string[] => ids.map(nameOf)

/** The usual day of a patient, and what counts as a change from it. */
export const thresholdWords = {
  setByPatient: (day: string) => `Set by the patient on ${day}.`,
  notSet: 'The patient has not set a usual day.',
  workedOut:
    'The patient has not set a usual day. We compare with the median score from up to 14 earlier check-in days, leaving out days with a warning sign. The patient may have been unwell on some of those days.',
  noEntry: 'There is no check-in from the last 90 days to compare with.',
  columns: (isSet: boolean) => ['Symptom', isSet ? 'Usual' : 'Earlier days', 'Latest', 'Change'],
  tableName: 'Usual day and latest check-in',
  unknown: 'Not known',
  unanswered: 'Not answered',
  bloodUnanswered: 'blood not answered',
  latestOf: (moment: string) => `Latest check-in: ${moment}.`,
  same: 'Same',
  worse: (by: number) => `${by} worse`,
  better: (by: number) => `${by} better`,
  more: (by: number) => `${by} more`,
  fewer: (by: number) => `${by} fewer`,
  darker: 'Darker',
  thicker: 'Thicker',
  moreThanUsual: 'More',
  notWorse: 'Not worse',

  heading: 'What counts as a change',
  counts: (change: string) =>
    `An alert is raised when a score is ${change}. A higher threshold never delays advice to the patient.`,
  isDefault: 'This is the default.',
  scope: 'We compare breathlessness, cough and energy.',
  absolute: 'Signs that count whatever the threshold is',
  alerting: 'Signs that raise an alert whatever the threshold is',
  advising: 'Signs for which the patient is advised, and no alert is raised',
  isOwn: 'Own threshold',
  laxer: (own: string, usual: string) =>
    `This is less sensitive than the default. A score that is ${usual} will not raise an alert as a change from usual; only one that is ${own} will. The signs that always raise an alert, signs of getting worse with a lung condition and advice from a symptom check still raise alerts.`,
  silences: 'It silences',
  neverSilences: 'It never silences',
  neverSilenced: [
    '999 signs',
    'the other signs that raise an alert whatever the threshold is',
    'signs of getting worse with a lung condition, such as changed phlegm',
    'same-day advice from a symptom check',
  ],
  sameAdvice:
    'The patient reads the same advice as before. In your list a smaller change is marked “Below your threshold”, and still comes before patients not in touch.',
  edit: 'Set the threshold for this patient',
  points: 'Points worse than usual',
  days: 'Check-in days in a row',
  reason: 'Reason',
  reasonHint:
    'At least 3 characters. The patient can see the threshold. If they export their data, they can see this reason too.',
  reasonMissing: 'Enter a reason of 3 to 300 characters.',
  save: 'Save threshold',
  saving: 'Saving…',
  goBack: 'Go back to the default',
  cancel: 'Cancel',
  saved: 'Saved. The change is listed below and under “Who has looked”.',
  noResponse: 'We cannot connect right now. Nothing was changed.',
  serverError: serviceProblem('Nothing was changed.'),
  notYours: 'This patient is not under your care, or no longer is. Nothing was changed.',
  history: 'Changes to the threshold',
  wentBack: 'Returned to the default',
} as const

/** By lists, each sign in its own line. */
export const absoluteSignNames = {
  alerting: namesOf(absoluteIds.filter((id) => raisesAlert.has(id))),
  advising: namesOf(absoluteIds.filter((id) => !raisesAlert.has(id))),
}

/** What raises no alert as a change: "a score that is 1 to 3 points worse than usual". */
export function describeSilenced({ points, days }: ChangeThreshold): string[] {
  const most = points - 1
  const fewer = most === 1 ? '1 point' : `1 to ${most} points`
  const enough = points === 1 ? '1 point or more' : `${points} points or more`
  const shorter = days === 2 ? 'only 1 check-in day' : `fewer than ${days} check-in days in a row`
  const parts = [
    ...(points > 1 ? [`a score that is ${fewer} worse than usual`] : []),
    ...(days > 1 ? [`a score that is ${enough} worse on ${shorter}`] : []),
  ]
  return parts.length === 0 ? ['no change of a score'] : parts
}
