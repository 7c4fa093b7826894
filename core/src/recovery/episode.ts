import { daysBetween } from '../platform/moment.ts'
/*
 * "Count distinct dates of the current episode" (rulings C-36; hazards C5b, C29). An episode is one illness, seen
 * through its check-ins. Nothing in the specification says when one ends: more than 14 days of silence is our own
 * choice, because a cold takes about 14 days, so what is logged after a longer silence is counted as a new illness.
 */
import type { SymptomEntry } from '../records/symptom-entry.ts'
import { newestFirst } from './newest-first.ts'

/** Two check-ins, or the last one and today, that are further apart belong to two episodes. */
export const maxEpisodeGapDays = 14

type Logged = Pick<SymptomEntry, 'id' | 'date' | 'localDate'>

/** The entries of the episode that `today` belongs to, oldest first; none when there is no current episode. */
export function currentEpisode<Entry extends Logged>(entries: readonly Entry[], today: string): Entry[] {
  const days = new Set(
    episodeDays(
      entries.map((entry) => entry.localDate),
      today,
    ),
  )
  return entries
    .filter((entry) => days.has(entry.localDate))
    .toSorted(newestFirst)
    .toReversed()
}

/**
 * The days of the current episode that have a check-in, newest first. A day after today (a wrong clock, a flight
 * west) is left out until it comes.
 */
export function episodeDays(loggedDates: readonly string[], today: string): string[] {
  const days = [...new Set(loggedDates)]
    .filter((day) => day <= today)
    .toSorted()
    .toReversed()
  const end = days.findIndex((day, at) => daysBetween(day, days[at - 1] ?? today) > maxEpisodeGapDays)
  return end === -1 ? days : days.slice(0, end)
}

/** Which calendar day of the episode today is, its first check-in being day 1; 0 without an episode. */
export function episodeDayCount(loggedDates: readonly string[], today: string): number {
  const first = episodeDays(loggedDates, today).at(-1)
  return first === undefined ? 0 : daysBetween(first, today) + 1
}
