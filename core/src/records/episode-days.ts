import { daysBetween } from '../platform/moment.ts'

/*
 * "Count distinct dates of the current episode" (ruling C-36; hazards C5b, C29). An episode is one illness, seen
 * through its check-ins. The specification does not say when one ends. Our own choice: it ends with more than 14 days
 * without a check-in, because a cold lasts about 14 days.
 */

/** Check-ins that are further apart belong to two episodes; so do the last check-in and today. */
export const maxEpisodeGapDays = 14

/**
 * The days with a check-in in the current episode, newest first. Days after today (a wrong clock, a flight west) are
 * left out.
 */
export function episodeDays(loggedDates: readonly string[], today: string): string[] {
  const days = [...new Set(loggedDates)]
    .filter((day) => day <= today)
    .toSorted()
    .toReversed()
  const end = days.findIndex((day, at) => daysBetween(day, days[at - 1] ?? today) > maxEpisodeGapDays)
  return end === -1 ? days : days.slice(0, end)
}
