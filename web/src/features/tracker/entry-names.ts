import { epochMs } from '@second-wind/core/model/moment'
import type { SymptomEntry } from '@second-wind/core/model/symptom-entry'
import { clockTime, longDate } from '../../ui/uk-time.ts'

type Dated = Pick<SymptomEntry, 'date' | 'tzOffsetMin'>

/** "Friday 20 November 2026, 18:02", as the wall clock showed it. */
export function entryMoment({ date, tzOffsetMin }: Dated): string {
  const at = epochMs(date)
  return `${longDate(at, tzOffsetMin)}, ${clockTime(at, tzOffsetMin)}`
}

/** Of the card's heading, where the focus comes back to. */
export const entryHeadingId = (id: string): string => `entry-${id}`

export function focusEntry(id: string): void {
  document.getElementById(entryHeadingId(id))?.focus()
}
