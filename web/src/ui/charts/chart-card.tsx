import { Stack } from '@mantine/core'
import { daysBetween } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { formatShortLocalDate } from '../format/format-local-date.ts'
import { Card } from '../primitives/card.tsx'
import { type ChartEvent, chartMarks, chartPoints, firstDay, type Period } from './chart-period.ts'
import { TrendChart } from './trend-chart.tsx'
import styles from './score-chart-grid.module.css'

type Axis = { value: number; word: string }

type Props = {
  name: string
  /** Entries with a value, oldest first. */
  entries: readonly SymptomEntry[]
  valueOf: (entry: SymptomEntry) => number
  wordOf: (value: number) => string
  direction: string
  low: Axis
  high: Axis
  today: string
  days: Period
  heading: 'h3' | 'h4'
  /** Drawn as vertical lines. The caller shows the legend. */
  marks?: readonly ChartEvent[]
  /** The value of the person's usual day, drawn as a band of one point on either side. */
  usual?: number | undefined
}

/** One measure: its name, the latest value in words, which direction is better, and the chart. */
export function ChartCard(props: Props) {
  const { name, entries, valueOf, wordOf, direction, low, high, today, days, marks = [], usual } = props
  const Heading = props.heading
  const latest = entries.at(-1)
  return (
    <Card>
      <Stack gap="xs">
        <div className={styles.heading}>
          <Heading>{name}</Heading>
          {latest && (
            <p className={styles.latest}>
              Latest <strong>{valueOf(latest)}</strong> {wordOf(valueOf(latest))}
            </p>
          )}
        </div>
        <p className={styles.direction}>{direction}</p>
        {latest ? (
          <TrendChart
            summary={chartSummary({
              name,
              values: entries.map((entry) => ({ value: valueOf(entry), localDate: entry.localDate })),
              period: `last ${days} days`,
              wordOf: (value) => `${value} ${wordOf(value)}`,
              direction,
              usual,
            })}
            points={chartPoints(entries, today, days, valueOf)}
            marks={chartMarks(marks, today, days)}
            usual={usual}
            low={low}
            high={high}
            from={formatShortLocalDate(firstDay(today, days))}
            to={`Today, ${formatShortLocalDate(today)}`}
          />
        ) : (
          <p className={styles.direction}>No scores were set in the last {days} days.</p>
        )}
      </Stack>
    </Card>
  )
}

type Value = { value: number; localDate: string }

type Series = {
  name: string
  /** Oldest first. */
  values: readonly Value[]
  period: string
  wordOf: (value: number) => string
  direction: string
  usual: number | undefined
}

/** Describes the chart to screen readers: how many values, the first and the last, and which direction is better. */
function chartSummary({ name, values, period, wordOf, direction, usual }: Series): string {
  const first = values[0]
  const last = values.at(-1)
  if (!first || !last) return `${name}, ${period}: nothing to show.`
  const describe = ({ value, localDate }: Value) => `${wordOf(value)} on ${formatShortLocalDate(localDate)}`
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
