import { daysBetween } from '@second-wind/core/platform/moment'
import { formatShortLocalDate } from '../format/format-local-date.ts'
import type { Measure } from './measures.ts'

type Value = { value: number; localDate: string }

/** Describes a chart to screen readers: how many values, the first and the last, and which direction is better. */
export function summaryOf(measure: Measure, days: number): string {
  const { name, entries, valueOf, wordOf, direction, usual } = measure
  const period = `last ${days} days`
  const values = entries.map((entry) => ({ value: valueOf(entry), localDate: entry.localDate }))
  const first = values[0]
  const last = values.at(-1)
  if (!first || !last) return `${name}, ${period}: nothing to show.`
  const describe = ({ value, localDate }: Value) =>
    `${value} ${wordOf(value)} on ${formatShortLocalDate(localDate)}`
  if (values.length === 1) return `${name}, ${period}: 1 check-in, ${describe(first)}. ${direction}.`
  const all = values.map(({ value }) => value)
  return [
    `${name}, ${period}: ${values.length} check-ins, from ${describe(first)} to ${describe(last)}.`,
    `Lowest ${Math.min(...all)}, highest ${Math.max(...all)}.`,
    ...missedDays(values),
    ...(usual === undefined ? [] : [`Usual day: ${usual}.`]),
    `${direction}.`,
  ].join(' ')
}

/** Days without a check-in between the first and the last. */
function missedDays(values: readonly Value[]): string[] {
  const days = new Set(values.map(({ localDate }) => localDate))
  const [first = ''] = days
  const last = values.at(-1)?.localDate ?? first
  const count = daysBetween(first, last) + 1 - days.size
  return count === 0 ? [] : [`${count} ${count === 1 ? 'day' : 'days'} in between without one.`]
}
