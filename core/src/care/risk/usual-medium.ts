import type { EntryContext } from '../../findings/entry-findings.ts'
import { silentAfterMs } from '../../findings/time-windows.ts'
import { compareWithUsualDay } from '../../findings/usual-comparison.ts'
import { epochMs } from '../../platform/moment.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import { usualDayOn } from '../../records/usual-day.ts'
import type { RiskAssessment, RiskFacts, RiskReasonId } from './risk-level.ts'

/** What an assessment was made from, with the whole latest entry. */
type Assessed = { entry: SymptomEntry | undefined; findings?: RiskFacts['findings'] }

/**
 * True for a medium level that rests only on scores which are usual for this person: nothing found in the last two days,
 * and a latest entry of these days that is like the usual day or better. The level stays; screens then say that it is
 * usual, instead of when to see a GP (ruling D-06, hazard HZ-15).
 *
 * @param nowMs epoch milliseconds
 */
export function isUsualMedium(
  { level, reasons }: RiskAssessment,
  { entry, findings = [] }: Assessed,
  { usual, threshold }: Pick<EntryContext, 'usual' | 'threshold'>,
  nowMs: number,
): boolean {
  return (
    level === 'medium' &&
    findings.length === 0 &&
    reasons.every((reason) => scoreReasons.has(reason)) &&
    entry !== undefined &&
    Math.abs(nowMs - epochMs(entry.date)) < silentAfterMs &&
    compareWithUsualDay(entry, usualDayOn(usual, entry.localDate), threshold) !== undefined
  )
}

const scoreReasons: ReadonlySet<RiskReasonId> = new Set([
  'breathlessness-medium',
  'cough-medium',
  'energy-low',
])
