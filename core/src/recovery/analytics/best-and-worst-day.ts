import { entryWarnings } from '../../findings/entry-findings.ts'
/*
 * The best and the worst day. A day is judged by its worst answers, so that a better check-in later in the day hides
 * nothing. A day with a warning is always shown, and never as the best day, whatever its other scores (hazards C4,
 * C5). Otherwise only days with all four scores set are compared, and at least two are needed: an unset score is not an
 * answer (hazard C15).
 */
import { groupBy } from '../../platform/group-by.ts'
import { scoreNames, type ScoreName, type SymptomEntry } from '../../records/symptom-entry.ts'
import { answeredScores } from '../answered-scores.ts'
import { sum } from '../rounding.ts'
import { betterDirection } from '../severity-words.ts'

const minDays = 2

export type RatedDay = {
  /** Local date. */
  day: string
  /** The worst answer of the day for each score. Null if not set, which happens only on a day with a warning. */
  scores: Record<ScoreName, number | null>
  hasWarning: boolean
  entries: SymptomEntry[]
}

/** `leftOut` counts the days without a warning on which a score was not set. */
export type BestAndWorst = { leftOut: number } & (
  | { status: 'not-enough'; days: number }
  | { status: 'all-alike'; days: number }
  /** The newest of equal days; `best` is null when every judged day had a warning. */
  | { status: 'ready'; best: RatedDay | null; worst: RatedDay }
)

/** @param entries the entries of the period, in any order */
export function bestAndWorstDay(entries: readonly SymptomEntry[]): BestAndWorst {
  const days = [...groupBy(entries, ({ localDate }) => localDate)]
  const judged = days.flatMap(([day, ofDay]) => judge(day, ofDay) ?? [])
  const leftOut = days.length - judged.length
  if (judged.length < minDays && !judged.some(({ hasWarning }) => hasWarning)) {
    return { status: 'not-enough', days: judged.length, leftOut }
  }

  const newestOf = (badnessOfDay: number) =>
    judged.filter((day) => badness(day) === badnessOfDay).toSorted((a, b) => (a.day < b.day ? 1 : -1))[0]
  const all = judged.map(badness)
  const best = newestOf(Math.min(...all))
  const worst = newestOf(Math.max(...all))
  if (!best || !worst || (best === worst && !worst.hasWarning)) {
    return { status: 'all-alike', days: judged.length, leftOut }
  }
  return { status: 'ready', best: best.hasWarning ? null : best, worst, leftOut }
}

function judge(day: string, entries: SymptomEntry[]): RatedDay | undefined {
  const scores = {
    coughSeverity: worstAnswer('coughSeverity', entries),
    breathlessness: worstAnswer('breathlessness', entries),
    energy: worstAnswer('energy', entries),
    mood: worstAnswer('mood', entries),
  }
  const hasWarning = entries.some((entry) => entryWarnings(entry).length > 0)
  if (!hasWarning && Object.values(scores).includes(null)) return undefined
  return { day, scores, hasWarning, entries }
}

/** Null if the score was not set on that day. */
function worstAnswer(name: ScoreName, entries: readonly SymptomEntry[]): number | null {
  const scores = answeredScores(name, entries)
  if (scores.length === 0) return null
  return betterDirection[name] === 'lower' ? Math.max(...scores) : Math.min(...scores)
}

/** The sum, 4 to 40; a day with a warning ranks above every other. */
function badness({ scores, hasWarning }: RatedDay): number {
  const points = scoreNames.map((name) => {
    const score = scores[name]
    if (score === null) return 0
    return betterDirection[name] === 'lower' ? score : 11 - score
  })
  return sum(points) + (hasWarning ? 100 : 0)
}
