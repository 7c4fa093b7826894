import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { Card } from '../primitives/card.tsx'
import { TrendChart } from './trend-chart.tsx'
import { chartMarks, chartPoints, firstDay, type ChartEvent, type Period } from './chart-period.ts'
import { chartSummary } from './chart-summary.ts'
import { formatShortLocalDate } from '../format/format-local-date.ts'
import styles from './score-chart-grid.module.css'

type Axis = { value: number; word: string }

type Props = {
  name: string
  /** Those with a value, oldest first. */
  entries: readonly SymptomEntry[]
  valueOf: (entry: SymptomEntry) => number
  wordOf: (value: number) => string
  direction: string
  low: Axis
  high: Axis
  today: string
  days: Period
  heading: 'h3' | 'h4'
  /** Drawn as upright lines. Whoever gives them says beside the chart what they are. */
  marks?: readonly ChartEvent[]
}

/** One measure: its name, the latest value in words, which way is better, and the picture. */
export function ChartCard(props: Props) {
  const { name, entries, valueOf, wordOf, direction, low, high, today, days, marks = [] } = props
  const Heading = props.heading
  const latest = entries.at(-1)
  return (
    <Card className={styles.one}>
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
          })}
          points={chartPoints(entries, today, days, valueOf)}
          marks={chartMarks(marks, today, days)}
          low={low}
          high={high}
          from={formatShortLocalDate(firstDay(today, days))}
          to={`Today, ${formatShortLocalDate(today)}`}
        />
      ) : (
        <p className={styles.direction}>Nothing was set in the last {days} days.</p>
      )}
    </Card>
  )
}
