import { safetySigns, type SafetySignId } from '../care/risk/safety-signs.ts'
import type { ExampleFigureId } from '../content/example-figures.ts'
import type { SymptomReport } from '../records/symptom-entry.ts'
import { tomorrowTip, type TipId } from './tomorrow-tips.ts'

/**
 * "score = (coughSeverity + breathlessness + (11 minus energy)) / 3. Day 1-2: score 4 or below ... Days 3-5: score 3 or
 * below ... 6 or below ... Day 6 or later: score 3 or below ... otherwise" (specification, section 4), after the
 * safety signs. Ids only; the words are in content/insight. HZ-02; C4, C5, C5b, C27.
 *
 * @param day how many days have a check-in, today included (ruling C-36)
 * @param random 0 to 1, chooses the tip for tomorrow
 */
export function insightFor(report: SymptomReport, day: number, random: number): Insight {
  const signs = safetySigns(report)
  if (signs.length > 0) {
    return { id: 'safety', day, reasons: ['safety', ...signs], tip: tomorrowTip(random, true) }
  }
  const score = insightScore(report)
  const { id, figure } = insightRows.find((row) => day <= row.lastDay && score <= row.upTo) ?? persistent
  return { id, day, reasons: [id], tip: tomorrowTip(random, false), ...(figure && { figure }) }
}

/** Which words a person reads after logging, and why. `figure` names the example figure to show beside them. */
export type Insight = {
  id: InsightId
  day: number
  reasons: readonly (InsightId | SafetySignId)[]
  tip: TipId
  figure?: ExampleFigureId
}

export type InsightId =
  | 'safety'
  | 'first-days-mild'
  | 'first-days-hard'
  | 'middle-days-low'
  | 'middle-days-tired'
  | 'middle-days-high'
  | 'later-low'
  | 'later-persistent'

/** 1 (well) to 10 (ill). */
export function insightScore({ coughSeverity, breathlessness, energy }: SymptomReport): number {
  return (coughSeverity + breathlessness + (11 - energy)) / 3
}

type InsightRow = { id: InsightId; lastDay: number; upTo: number; figure?: ExampleFigureId }

const noLimit = Infinity
const persistent: InsightRow = {
  id: 'later-persistent',
  lastDay: noLimit,
  upTo: noLimit,
  figure: 'better-within-a-week',
}

/** From top to bottom; the first row that holds both the day and the score speaks. */
const insightRows: readonly InsightRow[] = [
  { id: 'first-days-mild', lastDay: 2, upTo: 4, figure: 'mild-keeps-improving' },
  { id: 'first-days-hard', lastDay: 2, upTo: noLimit, figure: 'better-by-day-4-to-5' },
  { id: 'middle-days-low', lastDay: 5, upTo: 3, figure: 'better-in-two-days' },
  { id: 'middle-days-tired', lastDay: 5, upTo: 6 },
  { id: 'middle-days-high', lastDay: 5, upTo: noLimit, figure: 'asked-a-gp' },
  { id: 'later-low', lastDay: noLimit, upTo: 3, figure: 'top-quarter' },
  persistent,
]
