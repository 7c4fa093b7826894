import { daysBetween } from '../platform/moment.ts'
import { episodeDays } from '../records/episode-days.ts'
import type { SymptomEntry } from '../records/symptom-entry.ts'
import { newestFirst } from './newest-first.ts'

type EpisodeEntry = Pick<SymptomEntry, 'id' | 'date' | 'localDate'>

/** The entries of the episode that `today` belongs to, oldest first; empty when there is no current episode. */
export function currentEpisode<Entry extends EpisodeEntry>(
  entries: readonly Entry[],
  today: string,
): Entry[] {
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

/** Which calendar day of the episode today is. The first check-in is on day 1; 0 means no episode. */
export function episodeDayCount(loggedDates: readonly string[], today: string): number {
  const first = episodeDays(loggedDates, today).at(-1)
  return first === undefined ? 0 : daysBetween(first, today) + 1
}
