import { bandPath, dotPath, linePath, placePoints, placeX, type PlotPoint } from './plot.ts'
import styles from './trend-chart.module.css'

export type ChartPoint = PlotPoint & { id: string }

/** An event, drawn as a vertical line: solid for an alert, dashed for a symptom check. */
export type ChartMark = { id: string; at: number; kind: 'alert' | 'check' | 'flare-up' }

type Axis = { value: number; word: string }

type Props = {
  /** Describes the chart to screen readers. */
  summary: string
  points: readonly ChartPoint[]
  marks?: readonly ChartMark[]
  /** Drawn as a band of one point on either side. */
  usual?: number | undefined
  low: Axis
  high: Axis
  /** Labels under the left and the right edge. */
  from: string
  to: string
}

/** One measure over time: a dot for each value and a line between consecutive days; a missed day leaves a gap. */
export function TrendChart({ summary, points, marks = [], usual, low, high, from, to }: Props) {
  const plot = { width, height, low: low.value, high: high.value }
  const dots = placePoints(points, plot)

  return (
    <div role="img" aria-label={summary} className={styles.chart}>
      <AxisEnd {...high} />
      <AxisEnd {...low} />
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden className={styles.plot}>
        <path d={`M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}`} className={styles.grid} />
        {usual !== undefined && <path d={bandPath(usual, plot)} className={styles.band} />}
        {marks.map(({ id, at, kind }) => (
          <path key={id} d={`M${placeX(at, plot)} 0V${height}`} className={styles.mark} data-kind={kind} />
        ))}
        <path d={linePath(dots)} className={styles.line} />
        {dots.map((dot, n) => (
          <path key={points[n]?.id} d={dotPath(dot)} className={styles.dot} />
        ))}
      </svg>
      <span className={styles.ends}>
        <span>{from}</span>
        <span>{to}</span>
      </span>
    </div>
  )
}

const width = 100
const height = 100

function AxisEnd({ value, word }: Axis) {
  return (
    <span className={styles.axis}>
      {value}
      {word !== '' && <span>{word}</span>}
    </span>
  )
}
