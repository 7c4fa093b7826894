import { Stack } from '@mantine/core'
import { formatShortLocalDate } from '../format/format-local-date.ts'
import { Card } from '../primitives/card.tsx'
import { type ChartEvent, chartMarks, chartPoints, firstDay, type Period } from './chart-period.ts'
import { summaryOf } from './chart-summary.ts'
import type { Measure } from './measures.ts'
import { TrendChart } from './trend-chart.tsx'
import styles from './score-chart-grid.module.css'

type Props = {
  measure: Measure
  today: string
  days: Period
  heading: 'h3' | 'h4'
  /** Drawn as vertical lines. The caller shows the legend. */
  marks?: readonly ChartEvent[]
}

/** One measure: its name, the latest value in words, which direction is better, and the chart. */
export function ChartCard(props: Props) {
  const { measure, today, days, marks = [] } = props
  const { name, entries, valueOf, wordOf, direction, low, high, usual } = measure
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
            summary={summaryOf(measure, days)}
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
