import { epochMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { clockTime, longDate } from '../format/uk-time.ts'

/** "Friday 20 November 2026, 18:02", in the local time of the entry. */
export function formatEntryTime({ date, tzOffsetMin }: Pick<SymptomEntry, 'date' | 'tzOffsetMin'>): string {
  const at = epochMs(date)
  return `${longDate(at, tzOffsetMin)}, ${clockTime(at, tzOffsetMin)}`
}
