import { type EntryContext, knownUsualDays } from '../../findings/entry-context.ts'
import { silentAfterMs } from '../../findings/time-windows.ts'
import { compareWithUsualDay } from '../../findings/usual-comparison.ts'
import { epochMs } from '../../platform/moment.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import { usualDayOn } from '../../records/usual-day.ts'
import type { RiskAssessment, RiskFacts, RiskReasonId } from './risk-level.ts'

/** What the assessment used, with the whole latest entry. */
type AssessedFacts = { entry: SymptomEntry | undefined; findings?: RiskFacts['findings'] }

type UsualContext = Pick<EntryContext, 'usual' | 'former' | 'threshold'>

/**
 * Whether a medium level is usual for this person: it has no reason but scores, the last two days have no finding, and
 * the latest entry is from these days and no worse than the usual day. The level stays medium; screens say that it is
 * usual instead of when to see a GP (ruling D-06, hazard HZ-15). So it is on the day on which the usual day was set: nothing
 * that it could take back was found.
 *
 * @param nowMs epoch milliseconds
 */
export function isUsualMedium(
  { level, reasons }: RiskAssessment,
  { entry, findings = [] }: AssessedFacts,
  context: UsualContext,
  nowMs: number,
): boolean {
  return (
    level === 'medium' &&
    findings.length === 0 &&
    reasons.every((reason) => scoreReasons.has(reason)) &&
    entry !== undefined &&
    Math.abs(nowMs - epochMs(entry.date)) < silentAfterMs &&
    isLikeUsual(entry, context)
  )
}

/** On the day on which the usual day was set, also like each one that counted until then. */
function isLikeUsual(entry: SymptomEntry, { usual, former, threshold }: UsualContext): boolean {
  const usualDays =
    usual?.setOn === entry.localDate
      ? [usual, ...knownUsualDays(entry.localDate, { former })]
      : [usualDayOn(usual, entry.localDate)]
  return usualDays.every((day) => compareWithUsualDay(entry, day, threshold) !== undefined)
}

const scoreReasons: ReadonlySet<RiskReasonId> = new Set([
  'breathlessness-medium',
  'cough-medium',
  'energy-low',
])
