import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import {
  maxScore,
  minScore,
  type ScoreName,
  type SymptomEntry,
} from '@second-wind/core/records/symptom-entry'
import { entriesWithScore } from '@second-wind/core/recovery/answered-scores'
import { betterDirection, severityWord } from '@second-wind/core/recovery/severity-words'

export type Axis = { value: number; word: string }

/** What one chart shows. */
export type Measure = {
  name: string
  /** Entries with a value, oldest first. */
  entries: readonly SymptomEntry[]
  valueOf: (entry: SymptomEntry) => number
  wordOf: (value: number) => string
  direction: string
  low: Axis
  high: Axis
  /** The value of the person's usual day, drawn as a band of one point on either side. */
  usual?: number | undefined
}

/** A score that was not set is not drawn (hazard C15). */
export const scoreMeasure = (name: ScoreName, entries: readonly SymptomEntry[], usual?: number): Measure => ({
  name: scoreLabels[name],
  entries: entriesWithScore(name, entries),
  valueOf: (entry) => entry[name],
  wordOf: (score) => severityWord(name, score),
  direction: directions[betterDirection[name]],
  low: endOfScale(name, minScore),
  high: endOfScale(name, maxScore),
  usual,
})

export function peakFlowMeasure(entries: readonly SymptomEntry[]): Measure {
  const blows = entries.filter(({ peakFlowLpm }) => peakFlowLpm !== undefined)
  return {
    name: 'Peak flow',
    entries: blows,
    valueOf: peakFlowOf,
    wordOf: () => 'litres a minute',
    direction: directions.higher,
    low: { value: 0, word: '' },
    high: { value: nextHundred(Math.max(...blows.map(peakFlowOf), 1)), word: '' },
  }
}

const directions = { lower: 'Lower is better', higher: 'Higher is better' }

const endOfScale = (name: ScoreName, score: number): Axis => ({
  value: score,
  word: severityWord(name, score),
})

const peakFlowOf = ({ peakFlowLpm = 0 }: SymptomEntry) => peakFlowLpm
const nextHundred = (lpm: number): number => Math.ceil(lpm / 100) * 100
