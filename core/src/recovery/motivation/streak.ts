// Specification, section 9: "Streak messages change at 0, 1, fewer than 7, fewer than 30, and 30 or more days. Streak
// icon: seedling at 0, fire below 7, star below 30, trophy above." One computed streak everywhere (rulings C-12, C-13).
// A rest day keeps it, and no message mentions loss. Hazard C42.

import { restDayWords } from '../../content/motivation/rest-day-words.ts'
import type { StreakBand } from '../../content/motivation/streak-band-schema.ts'
import { streakBands } from '../../content/motivation/streak-bands.ts'
import { addDays } from '../../platform/moment.ts'
import { newestFirst } from '../newest-first.ts'
import type { HistoryActivity, ActivityHistory } from './activity-history.ts'

export type Streak = {
  days: number
  /** The check-in days, newest first. */
  counted: string[]
  /** The rest days between them, newest first. */
  rested: string[]
  bandId: string
  icon: StreakBand['icon']
  message: string
}

/** Days in a row with a check-in, ending today, or yesterday if there is no check-in today yet. */
export function currentStreak({ entries, activities }: ActivityHistory, today: string): Streak {
  const checkIns = new Set(entries.map(({ localDate }) => localDate))
  const rests = restDays(activities)
  const goesOn = (day: string) => checkIns.has(day) || rests.has(day)

  const run: string[] = []
  let day = goesOn(today) ? today : addDays(today, -1)
  for (; goesOn(day); day = addDays(day, -1)) run.push(day)

  const counted = run.filter((date) => checkIns.has(date))
  const first = counted.at(-1)
  const rested = run.filter((date) => !checkIns.has(date) && first !== undefined && date > first)
  return { days: counted.length, counted, rested, ...streakBandFor(counted.length) }
}

/** The message and icon for a streak of `days` days. */
export function streakBandFor(days: number): Pick<Streak, 'bandId' | 'icon' | 'message'> {
  const band = streakBands.findLast(({ from }) => days >= from) ?? streakBands[0]
  return { bandId: band.id, icon: band.icon, message: band.message.replace('{n}', String(days)) }
}

/** The days whose newest activity of this kind marks a rest day. */
function restDays(activities: readonly HistoryActivity[]): Set<string> {
  const newestOfDay = new Map<string, boolean>()
  const marks = activities.filter(({ type }) => type === restDayWords.id).toSorted(newestFirst)
  for (const { completed, localDate } of marks.toReversed()) newestOfDay.set(localDate, completed)
  return new Set([...newestOfDay].flatMap(([day, isResting]) => (isResting ? [day] : [])))
}
