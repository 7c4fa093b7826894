import type { EntryFindingId } from '../../findings/entry-finding-rules.ts'
import type { Line } from '../content-item.ts'
import { reviewedOn } from '../review.ts'

const read = '2026-11-23'

/** What a usual day is for, and what does not depend on it. */
export const usualDayLines = {
  about: {
    id: 'usual-day-about',
    text: 'Tell us how you usually feel, so we can spot changes.',
    ...reviewedOn(read, 'nice-ng115', 'nice-ng245'),
  },
  absolute: {
    id: 'usual-day-absolute',
    text: 'We always flag these, even if they are usual for you:',
    ...reviewedOn(read, 'specification'),
  },
  notIll: {
    id: 'usual-day-not-ill',
    text: 'If you feel worse than normal today, wait until you feel better. If you set it now, the app may miss a change.',
    ...reviewedOn(read, 'nice-ng115'),
  },
  afterWarning: {
    id: 'usual-day-after-warning',
    text: 'You logged a warning sign in the last 2 days. If you save how you feel now as your usual day, the app may not warn you about these signs again.',
    ...reviewedOn(read, 'nice-ng115'),
  },
} satisfies Record<string, Line>

type AbsoluteSign = Line & { findings: readonly EntryFindingId[] }

/** The signs that no usual day and no threshold changes: every absolute row of the table of findings. */
export const absoluteSigns: readonly AbsoluteSign[] = [
  {
    id: 'usual-day-breathlessness',
    text: 'breathlessness of 7 or more',
    findings: ['breathlessness-severe', 'breathlessness-high'],
    ...reviewedOn(read, 'nhs-shortness-of-breath', 'specification'),
  },
  {
    id: 'usual-day-cough',
    text: 'a cough of 9 or more',
    findings: ['cough-severe'],
    ...reviewedOn(read, 'specification'),
  },
  {
    id: 'usual-day-feels-worse',
    text: 'that you feel worse or much worse than usual',
    findings: [
      'feels-much-worse',
      'reliever-with-worse-day',
      'feels-worse',
      'feels-worse-with-lung-condition',
    ],
    ...reviewedOn(read, 'nice-ng115'),
  },
  {
    id: 'usual-day-energy',
    text: 'energy of 2 or less',
    findings: ['energy-very-low'],
    ...reviewedOn(read, 'specification'),
  },
  {
    id: 'usual-day-temperature',
    text: 'a temperature of 37.8°C or more',
    findings: [
      'fever-high',
      'fever-with-lung-condition',
      'fever-medium',
      'phlegm-with-fever-medium',
      'fever-low-with-lung-condition',
      'fever-low',
      'phlegm-with-fever-low',
    ],
    ...reviewedOn(read, 'nhs-fever', 'specification'),
  },
  {
    id: 'usual-day-blood',
    text: 'red phlegm',
    findings: ['phlegm-red'],
    ...reviewedOn(read, 'nhs-coughing-up-blood'),
  },
  {
    id: 'usual-day-peak-flow',
    text: 'a peak flow of 80% or less of the personal best',
    findings: ['peak-flow-below-50', 'peak-flow-50-80'],
    ...reviewedOn(read, 'bts-acute-asthma', 'specification'),
  },
  {
    id: 'usual-day-reliever',
    text: 'more than 8 reliever puffs in 24 hours',
    findings: ['reliever-over-8-puffs'],
    ...reviewedOn(read, 'alu-asthma-attack'),
  },
]

/** Labels, titles and confirmations around the usual day. */
export const usualDayWords = {
  title: 'My usual day',
  open: 'Set my usual day',
  change: 'Change my usual day',
  none: 'You have not set your usual day yet.',
  proposed:
    'You have not set your usual day yet. These are the answers you gave most often over the last few weeks. Change any that are not right.',
  notSet: 'Not set',
  reliever: 'Reliever puffs in 24 hours',
  save: 'Save my usual day',
  saved: 'Your usual day is saved. From tomorrow, we will compare your entries with it.',
  failed: 'Your usual day could not be saved. Try again.',
  needsOne: 'Set at least one answer, or press Cancel.',
  remove: 'Remove my usual day',
  removed: 'Your usual day is removed.',
  setOn: (day: string) => `You set it on ${day}.`,
  countsFrom: (change: string) => `We look for a score that is ${change}.`,
  setByClinician: (change: string) =>
    `Your clinician chose what counts as a change for you: a score is ${change}. This never delays advice to you.`,
  lookedAt:
    'The app looks at breathlessness, cough and energy for this. It also looks at your phlegm and how often you use your reliever.',
  ifUsual: 'If this is usual for you, set your usual day. Then we compare with that.',
  ifUsualAgain:
    'You logged the same on an earlier day. If this is usual for you, set your usual day. Then we compare with that.',
  oneTap: 'Save as my usual day',
  isSaved: 'This is saved as your usual day.',
  fromTomorrow: 'We will use your usual day from tomorrow.',
  sure: 'This entry shows a sign to keep an eye on. Set it as your usual day only if you are like this on most days.',
  notIllSure: 'Is this how you are on a normal day, when you are not ill?',
  notIllYes: 'Yes, on a normal day',
  notIllNo: 'No, go back',
  sureYes: 'Yes, it is my usual day',
  sureNo: 'No',
  proposal: {
    title: 'Is this your usual day?',
    about: 'You have checked in on 7 days or more. These are your most common answers.',
    use: 'Yes, this is my usual day',
    change: 'Change it',
    notNow: 'Not now',
  },
  /** For clinicians, and in files for them. */
  record: {
    label: 'Usual day',
    title: 'Usual day, set by the patient',
  },
} as const
