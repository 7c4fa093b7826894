import type { ExampleFigureId } from '../content/example-figures.ts'
import type { CurrentFinding } from '../findings/current-findings.ts'
import type { EntryFindingId } from '../findings/entry-finding-rules.ts'
import { findingsWithoutContext } from '../findings/entry-findings.ts'
import { type Finding, isWarning } from '../findings/finding.ts'
import { insightScore, lastHardDay, scoreLimits } from '../findings/insight-score.ts'
import { answersLeftOut, type ComparedAnswer, compareWithUsualDay } from '../findings/usual-comparison.ts'
import type { SymptomReport } from '../records/symptom-entry.ts'
import type { ChangeThreshold, UsualDay } from '../records/usual-day.ts'
import { readsLungAdvice, type Person } from '../triage/person.ts'
import { tomorrowTip, type TipId } from './tomorrow-tips.ts'

/** What an entry is read with. */
export type InsightContext = {
  person: Person | undefined
  /** The usual day that the person has set. */
  usual?: UsualDay | undefined
  threshold?: ChangeThreshold | undefined
  /** What the entry shows, read with the person, the usual day and the other entries. */
  findings: readonly Finding<EntryFindingId>[]
  /** What still counts of earlier records, most serious first. */
  earlier?: readonly CurrentFinding[]
}

/**
 * "score = (coughSeverity + breathlessness + (11 minus energy)) / 3. Day 1-2: score 4 or below ... Days 3-5: score 3 or
 * below ... 6 or below ... Day 6 or later: score 3 or below ... otherwise" (specification, section 4). Findings come
 * first, then the person's usual day. People with a lung condition get rows of their own: recovery times of colds are
 * not about them (ruling D-08). Ids only; the words are in content/insight. HZ-02; C4, C5, C5b, C14, C27.
 *
 * @param day number of days with a check-in, today included (ruling C-36)
 * @param random 0 to 1, selects the tip for tomorrow
 */
export function insightFor(
  report: SymptomReport,
  day: number,
  random: number,
  context: InsightContext = { person: undefined, findings: findingsWithoutContext(report) },
): Insight {
  const { person, findings, earlier = [] } = context
  const because = findings.map(({ id }) => id)
  const current = earlier.filter(isWarning)
  const safeTip = tomorrowTip(random, 'safety')
  if (findings.some(isWarning)) return { id: 'safety', day, reasons: ['safety', ...because], tip: safeTip }
  if (current.length > 0) {
    const reasons = ['safety-earlier' as const, ...current.map(({ id }) => id), ...because]
    return { id: 'safety-earlier', day, reasons, tip: safeTip }
  }
  const hasLung = readsLungAdvice(person)
  const score = insightScore(report)
  const rows = hasLung ? lungConditionRows : insightRows
  const { id: courseId, figure } = rows.find((row) => day <= row.lastDay && score <= row.upTo) ?? persistent
  const likeness = compareWithUsualDay(report, context.usual, context.threshold)
  if (findings.length > 0 || earlier.length > 0) {
    const watched = new Set([...because, ...earlier.map(({ id }) => id)])
    return { id: 'watch', day, reasons: ['watch', ...watched], tip: safeTip }
  }

  const tip = tomorrowTip(random, hasLung ? 'lung-condition' : 'any')
  if (likeness !== undefined) {
    const id = usualInsights[likeness]
    const leftOut = answersLeftOut(report, context.usual)
    return { id, day, reasons: [id], tip, ...(likeness === 'partly' && { leftOut }) }
  }
  // No figure about other people's recovery beside a score that is bad (ruling D-10).
  return {
    id: courseId,
    day,
    reasons: [courseId],
    tip,
    ...(figure && score <= scoreLimits.high && { figure }),
  }
}

/** Which message a person sees after logging, and why. `figure` names the example figure shown with it. */
export type Insight = {
  id: InsightId
  day: number
  reasons: readonly (InsightId | CurrentFinding['id'])[]
  tip: TipId
  figure?: ExampleFigureId
  /** What was not answered on a day that is like the usual one in the rest. */
  leftOut?: readonly ComparedAnswer[]
}

export type InsightId = FindingInsightId | UsualInsightId | LungInsightId | CourseInsightId

/** Shown as cards that name what was logged. */
type FindingInsightId = 'safety' | 'safety-earlier' | 'watch'
type UsualInsightId = (typeof usualInsights)[keyof typeof usualInsights]
type LungInsightId = 'lung-low' | 'lung-middle' | 'lung-high'
type CourseInsightId =
  | 'first-days-mild'
  | 'first-days-hard'
  | 'middle-days-low'
  | 'middle-days-tired'
  | 'middle-days-high'
  | 'later-low'
  | 'later-persistent'

const usualInsights = {
  like: 'usual-day',
  better: 'better-than-usual',
  partly: 'usual-day-partly',
} as const

type InsightRow = { id: InsightId; lastDay: number; upTo: number; figure?: ExampleFigureId }

const noLimit = Infinity
const persistent: Pick<InsightRow, 'id' | 'figure'> = {
  id: 'later-persistent',
  figure: 'better-within-a-week',
}

/** The first row that matches both the day and the score applies, and `persistent` without one. */
const insightRows: readonly InsightRow[] = [
  { id: 'first-days-mild', lastDay: lastHardDay, upTo: 4, figure: 'mild-keeps-improving' },
  { id: 'first-days-hard', lastDay: lastHardDay, upTo: noLimit, figure: 'better-by-day-4-to-5' },
  { id: 'middle-days-low', lastDay: 5, upTo: scoreLimits.low, figure: 'better-in-two-days' },
  { id: 'middle-days-tired', lastDay: 5, upTo: scoreLimits.high },
  { id: 'middle-days-high', lastDay: 5, upTo: noLimit, figure: 'asked-a-gp' },
  { id: 'later-low', lastDay: noLimit, upTo: scoreLimits.low, figure: 'top-quarter' },
]

/** The same limits of the score, on every day, without a figure. */
const lungConditionRows: readonly InsightRow[] = [
  { id: 'lung-low', lastDay: noLimit, upTo: scoreLimits.low },
  { id: 'lung-middle', lastDay: noLimit, upTo: scoreLimits.high },
  { id: 'lung-high', lastDay: noLimit, upTo: noLimit },
]
