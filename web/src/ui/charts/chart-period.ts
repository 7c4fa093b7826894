import { addDays, daysBetween, epochMs, dayMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { ChartMark, ChartPoint } from './trend-chart.tsx'

export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

/** An event to mark in a chart. */
export type ChartEvent = Pick<SymptomEntry, 'id' | 'date' | 'tzOffsetMin'> & Pick<ChartMark, 'kind'>

type DatedEntry = Pick<SymptomEntry, 'id' | 'date' | 'localDate' | 'tzOffsetMin'>

/** The entries of the last `days` local days, today included, oldest first. */
export function entriesWithin<Entry extends DatedEntry>(
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

/** Places entries between the first day and the end of today. A day without an entry interrupts the line. */
export function chartPoints<Entry extends DatedEntry>(
  entries: readonly Entry[],
  today: string,
  days: Period,
  valueOf: (entry: Entry) => number,
): ChartPoint[] {
  return entries.map((entry, n) => {
    const before = entries[n - 1]
    return {
      id: entry.id,
      at: placeOf(entry, today, days),
      value: valueOf(entry),
      isAfterGap: before !== undefined && daysBetween(before.localDate, entry.localDate) > 1,
    }
  })
}

/** The events of the period. */
export function chartMarks(events: readonly ChartEvent[], today: string, days: Period): ChartMark[] {
  return events
    .map((event) => ({ id: event.id, kind: event.kind, at: placeOf(event, today, days) }))
    .filter(({ at }) => at >= 0 && at <= 1)
}

/** From 0 at the start of the first day to 1 at the end of today. */
function placeOf(dated: WallClock, today: string, days: Period): number {
  const start = epochMs(`${firstDay(today, days)}T00:00:00Z`)
  return (wallClock(dated) - start) / (days * dayMs)
}

type WallClock = Pick<SymptomEntry, 'date' | 'tzOffsetMin'>

const wallClock = ({ date, tzOffsetMin }: WallClock): number => epochMs(date) + tzOffsetMin * 60_000
