import { daysBetween } from '@second-wind/core/platform/moment'
import {
  maxScore,
  minScore,
  type ScoreName,
  type SymptomEntry,
} from '@second-wind/core/records/symptom-entry'
import { entriesWithScore } from '@second-wind/core/recovery/answered-scores'
import { sum } from '@second-wind/core/recovery/rounding'

export const chartWidth = 560
export const chartHeight = 44

export type ChartPoint = { x: number; y: number }

/** The points of one score, day by day: the mean of a day with several. A day without an answer ends a run. */
export function chartRuns(
  name: ScoreName,
  entries: readonly SymptomEntry[],
  firstDay: string,
  lastDay: string,
): ChartPoint[][] {
  const lastAt = daysBetween(firstDay, lastDay)
  const runs: ChartPoint[][] = [[]]
  for (let day = 0; day <= lastAt; day += 1) {
    const scores = entriesWithScore(name, entries)
      .filter((entry) => daysBetween(firstDay, entry.localDate) === day)
      .map((entry) => entry[name])
    if (scores.length === 0) runs.push([])
    else runs.at(-1)?.push({ x: round((day / lastAt) * chartWidth), y: yOf(sum(scores) / scores.length) })
  }
  return runs.filter((run) => run.length > 0)
}

/** 10 at the top. */
const yOf = (score: number): number => round(((maxScore - score) / (maxScore - minScore)) * chartHeight)

const round = (length: number): number => Math.round(length * 10) / 10
