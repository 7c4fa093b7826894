import type { FlareUpSign } from '../triage/flare-up-answers.ts'
import { hasCopd, readsLungAdvice } from '../triage/person.ts'
import { type EntryContext, knownUsualDays } from './entry-context.ts'
import { flareUpSignsInEntry } from './flare-up-signs.ts'
import { entriesOf, loggedDaysBefore } from './logged-days.ts'
import { type ComparedReport, medianDay, minDaysForUsual } from './usual-comparison.ts'

/**
 * On the first check-in days of a person with a lung condition nothing is known of the usual day. What is high, or
 * above the one or two days that there are, may be worse than usual: only the person knows (HZ-02, C13). What is a
 * warning for everyone is not asked about.
 */
export function signsOfFirstDays(report: ComparedReport, day: string, context: EntryContext): FlareUpSign[] {
  const { person } = context
  const before = loggedDaysBefore(day, context)
  const isUsualKnown = before.length >= minDaysForUsual || knownUsualDays(day, context).length > 0
  if (isUsualKnown || !readsLungAdvice(person)) return []
  const high = flareUpSignsInEntry(report, undefined)
  // With COPD a high score is a sign of a flare-up already; dark phlegm has a finding of its own with each condition.
  const asked = hasCopd(person) ? [] : high.filter((sign) => sign !== 'phlegm-colour')
  const above = flareUpSignsInEntry(report, medianDay(entriesOf(before)))
  return [...asked, ...above.filter((sign) => !high.includes(sign))].filter(
    (sign) =>
      !(sign === 'breathing' && report.breathlessness >= 7) &&
      !(sign === 'cough' && report.coughSeverity >= 9),
  )
}
