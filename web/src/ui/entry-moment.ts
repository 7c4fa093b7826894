import { epochMs } from '@second-wind/core/model/moment'
import type { SymptomEntry } from '@second-wind/core/model/symptom-entry'
import { clockTime, longDate } from './uk-time.ts'

/** "Friday 20 November 2026, 18:02", as the wall clock showed it. */
export function entryMoment({ date, tzOffsetMin }: Pick<SymptomEntry, 'date' | 'tzOffsetMin'>): string {
  const at = epochMs(date)
  return `${longDate(at, tzOffsetMin)}, ${clockTime(at, tzOffsetMin)}`
}
