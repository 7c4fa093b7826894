import { isDayOnly } from '@second-wind/core/content/findings/describe-logged-time'
import { epochMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { clockTime, longDate, plainDate } from '../format/uk-time.ts'

/** "Friday 20 November 2026, 18:02", in the local time of the entry. Only the date for an entry for an earlier day. */
export function formatEntryTime({ date, tzOffsetMin }: Pick<SymptomEntry, 'date' | 'tzOffsetMin'>): string {
  const at = epochMs(date)
  const day = longDate(at, tzOffsetMin)
  return isDayOnly(date, tzOffsetMin) ? day : `${day}, ${clockTime(at, tzOffsetMin)}`
}

/** The same without the day of the week: "20 November 2026, 18:02". */
export function formatShortEntryTime({
  date,
  localDate,
  tzOffsetMin,
}: Pick<SymptomEntry, 'date' | 'localDate' | 'tzOffsetMin'>): string {
  const day = plainDate(localDate)
  return isDayOnly(date, tzOffsetMin) ? day : `${day}, ${clockTime(epochMs(date), tzOffsetMin)}`
}
