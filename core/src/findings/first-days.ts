import type { FlareUpSign } from '../triage/flare-up-answers.ts'
import { hasCopd, readsLungAdvice } from '../triage/person.ts'
import { type EntryContext, knownUsualDays } from './entry-context.ts'
import { flareUpSignsInEntry } from './flare-up-signs.ts'
import { entriesOf, loggedDaysBefore } from './logged-days.ts'
import { completeUsualDay, type ComparedReport, fieldsLeftOut } from './usual-comparison.ts'
import { medianDay, minDaysForUsual } from './usual-day/derived-usual-day.ts'

/**
 * On the first check-in days of a person with a lung condition nothing is known of the usual day, but what the person has
 * set of it. What is high, or above the one or two days that there are, may be worse than usual: only the person knows
 * (HZ-02, C13). What is a warning for everyone is not asked about.
 */
export function signsOfFirstDays(report: ComparedReport, day: string, context: EntryContext): FlareUpSign[] {
  const { person } = context
  const before = loggedDaysBefore(day, context)
  const known = knownUsualDays(day, context)
  if (before.length >= minDaysForUsual || !readsLungAdvice(person)) return []
  const isUnknown = (sign: FlareUpSign) =>
    known.every((usual) => fieldsLeftOut(usual).includes(fieldOf[sign]))
  const median = medianDay(entriesOf(before))
  const [usual] = known
  const high = flareUpSignsInEntry(report, usual)
  // With COPD a high score is a sign of a flare-up already; dark phlegm has a finding of its own with each condition.
  const asked = hasCopd(person) ? [] : high.filter((sign) => sign !== 'phlegm-colour')
  const above = flareUpSignsInEntry(
    report,
    usual && median ? completeUsualDay(usual, median) : (median ?? usual),
  )
  return [...asked, ...above.filter((sign) => !high.includes(sign))].filter(
    (sign) =>
      isUnknown(sign) &&
      // The person has said that it is more than usual.
      !(sign === 'phlegm-amount' && report.sputumAmount === 'more') &&
      !(sign === 'breathing' && report.breathlessness >= 7) &&
      !(sign === 'cough' && report.coughSeverity >= 9),
  )
}

const fieldOf = {
  breathing: 'breathlessness',
  cough: 'coughSeverity',
  'phlegm-amount': 'sputumConsistency',
  'phlegm-colour': 'sputumColor',
} as const satisfies Record<FlareUpSign, string>
