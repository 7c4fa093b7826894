// "Trend per metric: compare the mean of the first 3 entries with the mean of entries 4-6 ... First mean lower:
// 'improving'; higher: 'worsening'; equal: 'stable'." (specification, section 4) Ruling C-10: each score has a
// direction. Hazards: HZ-04 (trend inverted), C1b (an empty window), C15 (a score that was not set).
import type { ScoreName, SymptomEntry } from '../records/symptom-entry.ts'
import { answeredScores } from './answered-scores.ts'
import { currentEpisode } from './episode.ts'
import { newestFirst } from './newest-first.ts'
import { sum } from './rounding.ts'
import { betterDirection } from './severity-words.ts'

export type Trend = 'improving' | 'worsening' | 'stable'

/** A trend with the two means that it compares; unknown when there is nothing to compare. */
export type ScoreTrend = { trend: Trend; newestMean: number; olderMean: number } | { trend: 'unknown' }

export type Trends = Record<ScoreName, ScoreTrend>

export type DatedScores = Pick<SymptomEntry, 'id' | 'date' | ScoreName | 'untouchedScores'>

/** "limit=14" (specification, section 9; ruling C-19). */
const entriesRead = 14
export const windowSize = 3
const minScores = 2

/**
 * The trends of one person, the same on every screen: of the newest 14 entries of the current episode, whatever period a
 * screen shows. After 14 days without a check-in nothing is recent.
 *
 * @param entries all entries, in any order
 * @param today local date, YYYY-MM-DD
 */
export function recentTrends(
  entries: readonly (DatedScores & Pick<SymptomEntry, 'localDate'>)[],
  today: string,
): Trends {
  const read = currentEpisode(entries, today).slice(-entriesRead)
  return {
    coughSeverity: scoreTrend('coughSeverity', read),
    breathlessness: scoreTrend('breathlessness', read),
    energy: scoreTrend('energy', read),
    mood: scoreTrend('mood', read),
  }
}

/**
 * The trend of one score: the newest 3 entries against the 3 before them, in any input order (specification, section 4;
 * direction and small windows: ruling C-10). Means must be exactly equal to be stable.
 */
export function scoreTrend(name: ScoreName, entries: readonly DatedScores[]): ScoreTrend {
  const scores = answeredScores(name, entries.toSorted(newestFirst))
  if (scores.length < minScores) return { trend: 'unknown' }
  const newestCount = scores.length > windowSize ? windowSize : Math.ceil(scores.length / 2)
  const newest = scores.slice(0, newestCount)
  const older = scores.slice(newestCount, newestCount + windowSize)
  return {
    trend: judge(name, sum(newest) * older.length - sum(older) * newest.length),
    newestMean: sum(newest) / newest.length,
    olderMean: sum(older) / older.length,
  }
}

/** @param change newest mean minus older mean, scaled to a whole number so that equal means are exactly equal */
function judge(name: ScoreName, change: number): Trend {
  if (change === 0) return 'stable'
  return change < 0 === (betterDirection[name] === 'lower') ? 'improving' : 'worsening'
}
