import { tasks } from '../../content/motivation/tasks.ts'
import { addDays } from '../../platform/moment.ts'
import { sum } from '../rounding.ts'
import type { HistoryActivity } from './activity-history.ts'

/** How much a person practised breathing in a number of days, today included. */
export type Practice = {
  sessions: number
  /** Number of days with a session. */
  days: number
  minutes: number
  /** Breaths in guided exercises; library exercises do not count breaths. */
  breaths: number
  /** One item for each day, oldest first. */
  minutesByDay: { date: string; minutes: number }[]
}

const breathingTypes = new Set(tasks.find(({ id }) => id === 'breathing-exercise')?.activityTypes)

/** @param activities all activities of one patient, in any order */
export function breathingPractice(
  activities: readonly HistoryActivity[],
  today: string,
  dayCount: number,
): Practice {
  const firstDay = addDays(today, 1 - dayCount)
  const sessions = activities.filter(
    ({ type, completed, localDate }) =>
      completed && breathingTypes.has(type) && localDate >= firstDay && localDate <= today,
  )
  return {
    sessions: sessions.length,
    days: new Set(sessions.map(({ localDate }) => localDate)).size,
    minutes: minutesOf(sessions),
    breaths: sum(sessions.map(({ progress }) => progress ?? 0)),
    minutesByDay: Array.from({ length: dayCount }, (_, at) => {
      const date = addDays(firstDay, at)
      return { date, minutes: minutesOf(sessions.filter(({ localDate }) => localDate === date)) }
    }),
  }
}

const minutesOf = (records: readonly HistoryActivity[]) =>
  sum(records.map(({ durationMin }) => durationMin ?? 0))
