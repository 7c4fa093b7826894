import { addDays } from '@second-wind/core/platform/moment'
import { scoreNames, type SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { UsualDay } from '@second-wind/core/records/usual-day'
import {
  type ChartEvent,
  chartMarks,
  chartPoints,
  firstDay,
  type Period,
} from '../../../ui/charts/chart-period.ts'
import { summaryOf } from '../../../ui/charts/chart-summary.ts'
import { type Measure, peakFlowMeasure, scoreMeasure } from '../../../ui/charts/measures.ts'
import { bandPath, dotPath, linePath, placePoints, placeX } from '../../../ui/charts/plot.ts'
import type { ChartMark } from '../../../ui/charts/trend-chart.tsx'
import { formatShortLocalDate } from '../../../ui/format/format-local-date.ts'
import plotStyles from '../../../ui/charts/trend-chart.module.css'
import styles from './score-bands.module.css'

type Props = {
  /** Oldest first. */
  entries: readonly SymptomEntry[]
  today: string
  days: Period
  hasPeakFlow: boolean
  marks: readonly ChartEvent[]
  usualDay: UsualDay | undefined
}

/** The scores one below the other over the same days, so that the lines of alerts and checks run through them all. */
export function ScoreBands({ entries, today, days, hasPeakFlow, marks, usualDay }: Props) {
  const measures = [
    ...scoreNames.map((name) => scoreMeasure(name, entries, usualDay?.[name])),
    ...(hasPeakFlow ? [peakFlowMeasure(entries)] : []),
  ]
  const shared = { today, days, marks: chartMarks(marks, today, days), newestId: entries.at(-1)?.id }
  return (
    <div className={styles.card}>
      <ul className={styles.bands}>
        {measures.map((measure) => (
          <li key={measure.name}>
            <Band measure={measure} {...shared} />
          </li>
        ))}
      </ul>
      <p className={styles.dates}>
        {[0, Math.floor(days / 2), days - 1].map((nth) => (
          <span key={nth}>
            {nth === days - 1 && 'Today, '}
            {formatShortLocalDate(addDays(firstDay(today, days), nth))}
          </span>
        ))}
      </p>
    </div>
  )
}

type BandProps = {
  measure: Measure
  today: string
  days: Period
  marks: readonly ChartMark[]
  /** Of the newest check-in, which may have left this score out. */
  newestId: string | undefined
}

function Band({ measure, today, days, marks, newestId }: BandProps) {
  const { name, entries, valueOf, wordOf, direction, low, high, usual } = measure
  const latest = entries.at(-1)
  const plot = { width, height, low: low.value, high: high.value }
  const dots = placePoints(chartPoints(entries, today, days, valueOf), plot)
  return (
    <div className={styles.band}>
      <h4>
        {name}
        <span>{direction}</span>
      </h4>
      <div role="img" aria-label={summaryOf(measure, days)}>
        <svg
          viewBox={`0 ${-edge} ${width} ${height + 2 * edge}`}
          preserveAspectRatio="none"
          aria-hidden
          className={`${plotStyles.plot} ${styles.plot}`}
        >
          {usual !== undefined && <path d={bandPath(usual, plot)} className={plotStyles.band} />}
          <path d={`M0 0H${width}M0 ${height}H${width}`} className={plotStyles.grid} />
          {marks.map(({ id, at, kind }) => (
            <path
              key={id}
              d={`M${placeX(at, plot)} ${-throughEdge}V${height + throughEdge}`}
              className={plotStyles.mark}
              data-kind={kind}
            />
          ))}
          <path d={linePath(dots)} className={plotStyles.line} />
          {dots.map((dot, n) => (
            <path key={entries[n]?.id} d={dotPath(dot)} className={plotStyles.dot} />
          ))}
        </svg>
      </div>
      <p className={styles.latest}>
        {latest ? (
          <>
            <strong>{valueOf(latest)}</strong> {wordOf(valueOf(latest))}
            {latest.id !== newestId && ` on ${formatShortLocalDate(latest.localDate)}, not answered since`}
          </>
        ) : (
          `No scores were set in the last ${days} days.`
        )}
      </p>
    </div>
  )
}

const width = 100
const height = 100
/** Room for half a dot above and below the scale. */
const edge = 14
/** Over the line between two bands. */
const throughEdge = edge + 2
