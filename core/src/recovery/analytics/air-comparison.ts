import type { AirReading } from '../../air/air-reading.ts'
/*
 * Symptoms and air quality on the days that have both. It reports counts and claims no cause: the data are few days of
 * one person, and the air of a town rather than of a home. Invented readings (source "demo") are left out (hazard
 * HZ-07).
 */
import { daqi } from '../../air/daqi.ts'
import { groupBy } from '../../platform/group-by.ts'
import type { ScoreName, SymptomEntry } from '../../records/symptom-entry.ts'
import { answeredScores } from '../answered-scores.ts'
import { meanToOneDecimal, sum } from '../rounding.ts'

/** Our own choice: averages of fewer days would be chance. */
export const minDaysPerSide = 3

/** The worst air reading of one local day. */
export type AirDay = Pick<AirReading, 'pollutants' | 'source'> & { day: string }

type ComparedScoreName = Extract<ScoreName, 'coughSeverity' | 'breathlessness'>

export type DayPair = {
  day: string
  /** The UK index, 1 to 10. */
  index: number
  /** The worst answer of the day; null if the patient did not set the score. */
  scores: Record<ComparedScoreName, number | null>
}

type Side = { days: number; mean: number | null }

export type AirComparison = {
  /** Oldest first. */
  pairs: DayPair[]
  /** Days with a check-in whose air reading was invented. */
  sampleDays: number
  /** Index 1 to 3 against index 4 and above; `isEnough` when both sides have enough days. */
  sides: Record<ComparedScoreName, { low: Side; raised: Side; isEnough: boolean }>
}

/** @param entries the entries of the period, in any order */
export function airComparison(entries: readonly SymptomEntry[], airDays: readonly AirDay[]): AirComparison {
  const days = groupBy(entries, ({ localDate }) => localDate)
  const both = airDays.filter(({ day }) => days.has(day)).toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const pairs = both
    .filter(({ source }) => source === 'openweather')
    .flatMap(({ day, pollutants }) => {
      const { index } = daqi(pollutants)
      const ofDay = days.get(day) ?? []
      const scores = {
        coughSeverity: worst('coughSeverity', ofDay),
        breathlessness: worst('breathlessness', ofDay),
      }
      return index === null ? [] : [{ day, index, scores }]
    })
  return {
    pairs,
    sampleDays: both.filter(({ source }) => source === 'demo').length,
    sides: {
      coughSeverity: sidesOf('coughSeverity', pairs),
      breathlessness: sidesOf('breathlessness', pairs),
    },
  }
}

const worst = (name: ComparedScoreName, entries: readonly SymptomEntry[]): number | null => {
  const scores = answeredScores(name, entries)
  return scores.length === 0 ? null : Math.max(...scores)
}

const highestLowIndex = 3

function sidesOf(
  name: ComparedScoreName,
  pairs: readonly DayPair[],
): AirComparison['sides'][ComparedScoreName] {
  const side = (isLow: boolean): Side => {
    const scores = pairs
      .filter(({ index }) => index <= highestLowIndex === isLow)
      .flatMap(({ scores: { [name]: score } }) => score ?? [])
    return { days: scores.length, mean: meanToOneDecimal(sum(scores), scores.length) }
  }
  const low = side(true)
  const raised = side(false)
  return { low, raised, isEnough: low.days >= minDaysPerSide && raised.days >= minDaysPerSide }
}
