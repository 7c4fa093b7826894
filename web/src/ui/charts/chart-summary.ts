import { daysBetween } from '@second-wind/core/platform/moment'
import { formatShortLocalDate } from '../format/format-local-date.ts'

type Value = { value: number; localDate: string }

type Series = {
  name: string
  /** Oldest first. */
  values: readonly Value[]
  period: string
  wordOf: (value: number) => string
  direction: string
}

/** The chart in a sentence or two: how many, from where to where, and which way is better. */
export function chartSummary({ name, values, period, wordOf, direction }: Series): string {
  const first = values[0]
  const last = values.at(-1)
  if (!first || !last) return `${name}, ${period}: nothing to show.`
  const said = ({ value, localDate }: Value) => `${wordOf(value)} on ${formatShortLocalDate(localDate)}`
  if (values.length === 1) return `${name}, ${period}: 1 check-in, ${said(first)}. ${direction}.`
  const all = values.map(({ value }) => value)
  return [
    `${name}, ${period}: ${values.length} check-ins, from ${said(first)} to ${said(last)}.`,
    `Lowest ${Math.min(...all)}, highest ${Math.max(...all)}.`,
    ...missing(values),
    `${direction}.`,
  ].join(' ')
}

/** Days between the first and the last that have no check-in. */
function missing(values: readonly Value[]): string[] {
  const days = new Set(values.map(({ localDate }) => localDate))
  const [first = ''] = days
  const last = values.at(-1)?.localDate ?? first
  const count = daysBetween(first, last) + 1 - days.size
  return count === 0 ? [] : [`${count} ${count === 1 ? 'day' : 'days'} in between without one.`]
}
