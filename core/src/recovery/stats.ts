/*
 * "Days tracked = distinct calendar dates. Stats cover the last 30 days. Averages are rounded to 1 decimal."
 * (specification, section 9; ruling C-19.) Dates are the patient's own, frozen when logged. Hazard C15: unset scores do
 * not count in an average.
 */
import { addDays } from '../platform/moment.ts'
import type { ScoreName, SymptomEntry } from '../records/symptom-entry.ts'
import { answeredScores } from './answered-scores.ts'
import { meanToOneDecimal, sum } from './rounding.ts'

/** Today and the 29 days before it. */
const statsWindowDays = 30

export type RecoveryStats = {
  firstDay: string
  lastDay: string
  entryCount: number
  daysTracked: number
  /** One decimal; null if the score was not set in these days. */
  averages: Record<ScoreName, number | null>
}

/** @param entries all entries of one patient, in any order */
export function recoveryStats(
  entries: readonly Pick<SymptomEntry, 'localDate' | ScoreName | 'untouchedScores'>[],
  today: string,
): RecoveryStats {
  const firstDay = addDays(today, 1 - statsWindowDays)
  const inWindow = entries.filter(({ localDate }) => localDate >= firstDay && localDate <= today)
  const average = (name: ScoreName) => {
    const scores = answeredScores(name, inWindow)
    return meanToOneDecimal(sum(scores), scores.length)
  }
  return {
    firstDay,
    lastDay: today,
    entryCount: inWindow.length,
    daysTracked: new Set(inWindow.map((entry) => entry.localDate)).size,
    averages: {
      coughSeverity: average('coughSeverity'),
      breathlessness: average('breathlessness'),
      energy: average('energy'),
      mood: average('mood'),
    },
  }
}
