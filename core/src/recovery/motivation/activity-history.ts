import { addDays } from '../../platform/moment.ts'
import type { Activity } from '../../records/activity.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'

export type CheckIn = Pick<SymptomEntry, 'date' | 'localDate'>
export type HistoryActivity = Pick<
  Activity,
  'id' | 'type' | 'completed' | 'progress' | 'durationMin' | 'date' | 'localDate'
>

/**
 * Everything a person logged, in any order. It contains no scores, because feeling better or worse earns nothing (C42).
 */
export type ActivityHistory = { entries: readonly CheckIn[]; activities: readonly HistoryActivity[] }

/** The entries and activities of one day. */
export type Day = { date: string; entries: CheckIn[]; activities: HistoryActivity[] }

/**
 * The days up to today with any entry or activity, oldest first. Days after today come from a wrong clock and are left
 * out until then.
 */
export function groupHistoryByDay({ entries, activities }: ActivityHistory, today: string): Day[] {
  const days = new Map<string, Day>()
  const dayOf = (date: string): Day => {
    const day = days.get(date) ?? { date, entries: [], activities: [] }
    days.set(date, day)
    return day
  }
  for (const entry of entries) dayOf(entry.localDate).entries.push(entry)
  for (const activity of activities) dayOf(activity.localDate).activities.push(activity)
  return [...days.values()].filter((day) => day.date <= today).toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** The number of days in a row for which `counts` is true, ending today, or yesterday if today does not count yet. */
export function countConsecutiveDays(today: string, counts: (date: string) => boolean): number {
  let day = counts(today) ? today : addDays(today, -1)
  let count = 0
  for (; counts(day); day = addDays(day, -1)) count += 1
  return count
}
