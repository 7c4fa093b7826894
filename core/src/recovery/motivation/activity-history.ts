import { addDays } from '../../platform/moment.ts'
import type { Activity } from '../../records/activity.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'

export type CheckIn = Pick<SymptomEntry, 'date' | 'localDate'>
export type HistoryActivity = Pick<
  Activity,
  'id' | 'type' | 'completed' | 'progress' | 'durationMin' | 'date' | 'localDate'
>

/**
 * Everything a person logged, in any order. Scores are not part of it: feeling worse or better earns nothing (C42).
 */
export type ActivityHistory = { entries: readonly CheckIn[]; activities: readonly HistoryActivity[] }

/** What one day holds. */
export type Day = { date: string; entries: CheckIn[]; activities: HistoryActivity[] }

/** The days up to today that hold anything, oldest first. A day ahead of today is a wrong clock: it waits. */
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

/** How many days in a row fulfil `holds`, ending today, or yesterday when today does not yet. */
export function countConsecutiveDays(today: string, holds: (date: string) => boolean): number {
  let day = holds(today) ? today : addDays(today, -1)
  let count = 0
  for (; holds(day); day = addDays(day, -1)) count += 1
  return count
}
