import { maxScore, minScore, type ScoreName } from '../../records/symptom-entry.ts'
import { answeredScores, type EntryScores } from '../answered-scores.ts'
import { meanToOneDecimal, sum } from '../rounding.ts'
import { severityWord } from '../severity-words.ts'

/** How often one score was in each band of words, and how often it was not set (hazard C15). */
export type Distribution = {
  /** All five bands, lowest scores first, including empty ones. */
  bands: { from: number; to: number; word: string; count: number }[]
  answered: number
  unanswered: number
  /** One decimal; null if the score was never set. */
  mean: number | null
}

export function scoreDistribution(name: ScoreName, entries: readonly EntryScores[]): Distribution {
  const scores = answeredScores(name, entries)
  return {
    bands: bandEnds.map((to) => ({
      from: to - bandWidth + 1,
      to,
      word: severityWord(name, to),
      count: scores.filter((score) => score > to - bandWidth && score <= to).length,
    })),
    answered: scores.length,
    unanswered: entries.length - scores.length,
    mean: meanToOneDecimal(sum(scores), scores.length),
  }
}

/** The words change every two points (severity-words.ts). */
const bandWidth = 2

const bandEnds = Array.from(
  { length: (maxScore - minScore + 1) / bandWidth },
  (_, band) => minScore - 1 + (band + 1) * bandWidth,
)
