import { addDays, daysBetween, epochMs } from '@second-wind/core/model/moment'
import type { SymptomEntry } from '@second-wind/core/model/symptom-entry'
import type { ChartPoint } from '../../ui/trend-chart.tsx'

export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

type Dated = Pick<SymptomEntry, 'id' | 'date' | 'localDate' | 'tzOffsetMin'>

/** The entries of the last so many local days, today included, oldest first. */
export function entriesWithin<Entry extends Dated>(
  entries: readonly Entry[],
  today: string,
  days: Period,
): Entry[] {
  const first = firstDay(today, days)
  return entries
    .filter(({ localDate }) => localDate >= first && localDate <= today)
    .toSorted((a, b) => wallClock(a) - wallClock(b))
}

export const firstDay = (today: string, days: Period): string => addDays(today, 1 - days)

/** Where the entries stand between the first day and the end of today. A day without one breaks the line. */
export function chartPoints<Entry extends Dated>(
  entries: readonly Entry[],
  today: string,
  days: Period,
  valueOf: (entry: Entry) => number,
): ChartPoint[] {
  const start = epochMs(`${firstDay(today, days)}T00:00:00Z`)
  return entries.map((entry, n) => {
    const before = entries[n - 1]
    return {
      id: entry.id,
      at: (wallClock(entry) - start) / (days * dayMs),
      value: valueOf(entry),
      isAfterGap: before !== undefined && daysBetween(before.localDate, entry.localDate) > 1,
    }
  })
}

const dayMs = 24 * 60 * 60_000

const wallClock = ({ date, tzOffsetMin }: Dated): number => epochMs(date) + tzOffsetMin * 60_000
