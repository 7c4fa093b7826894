import { isAnswered } from '../../records/phlegm.ts'
import { scoreNames, type SymptomReport } from '../../records/symptom-entry.ts'
import { type UsualDay, usualDay } from '../../records/usual-day.ts'
import type { DayReport } from '../usual-comparison.ts'

export const minDaysForUsual = 3
export const maxDaysForUsual = 14

/**
 * A usual day worked out from the entries of up to 14 earlier check-in days, for a person who has not set one: the
 * median of each score, the most frequent phlegm. Undefined below 3 days.
 */
export function deriveUsualDay(earlier: readonly DayReport[]): UsualDay | undefined {
  const days = new Set(earlier.map(({ localDate }) => localDate))
  return days.size < minDaysForUsual ? undefined : medianDay(earlier)
}

/** The same of any number of days; undefined without an entry. */
export function medianDay(earlier: readonly DayReport[]): UsualDay | undefined {
  const dates = [...new Set(earlier.map((entry) => entry.localDate))].toSorted().toReversed()
  const [newest] = dates
  if (newest === undefined) return undefined
  const oldest = dates[maxDaysForUsual - 1] ?? ''
  const counts = countAnswers(earlier.filter((entry) => entry.localDate >= oldest))
  const fields = {
    coughSeverity: median(counts.coughSeverity),
    breathlessness: median(counts.breathlessness),
    energy: median(counts.energy),
    mood: median(counts.mood),
    sputumColor: mostFrequent(counts.sputumColor),
    sputumConsistency: mostFrequent(counts.sputumConsistency),
    relieverPuffs: median(counts.relieverPuffs),
  }
  const known = Object.entries(fields).filter(([, value]) => value !== undefined)
  return usualDay.parse({ ...Object.fromEntries(known), setOn: newest })
}

/** How many entries have each answer. In one pass, because every push derives usual days from many entries. */
function countAnswers(entries: readonly DayReport[]) {
  const counts = {
    coughSeverity: new Map<number, number>(),
    breathlessness: new Map<number, number>(),
    energy: new Map<number, number>(),
    mood: new Map<number, number>(),
    sputumColor: new Map<SymptomReport['sputumColor'], number>(),
    sputumConsistency: new Map<SymptomReport['sputumConsistency'], number>(),
    relieverPuffs: new Map<number, number>(),
  }
  for (const entry of entries) {
    for (const name of scoreNames)
      if (!entry.untouchedScores?.includes(name)) increment(counts[name], entry[name])
    if (isAnswered(entry, 'sputumColor')) increment(counts.sputumColor, entry.sputumColor)
    if (isAnswered(entry, 'sputumConsistency')) increment(counts.sputumConsistency, entry.sputumConsistency)
    if (entry.relieverPuffs !== undefined) increment(counts.relieverPuffs, entry.relieverPuffs)
  }
  return counts
}

function increment<Value>(counts: Map<Value, number>, value: Value): void {
  counts.set(value, (counts.get(value) ?? 0) + 1)
}

/** The lower of the two middle values, so that a whole number stays one. */
function median(counts: ReadonlyMap<number, number>): number | undefined {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  let left = Math.floor((total - 1) / 2)
  return [...counts].toSorted(([a], [b]) => a - b).find(([, count]) => (left -= count) < 0)?.[0]
}

/** The first of those that are as frequent. */
const mostFrequent = <Value>(counts: ReadonlyMap<Value, number>): Value | undefined =>
  [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
