import styles from './trend-chart.module.css'

/** `at` runs from 0 to 1, from the left edge to the right. */
export type ChartPoint = { id: string; at: number; value: number; isAfterGap: boolean }

/** A moment to notice: an upright line, unbroken for an alert, broken for a symptom check. */
export type ChartMark = { id: string; at: number; kind: 'alert' | 'check' }

type Axis = { value: number; word: string }

type Props = {
  /** All of it in a sentence, for those who do not see the picture. */
  summary: string
  points: readonly ChartPoint[]
  marks?: readonly ChartMark[]
  low: Axis
  high: Axis
  /** Under the left and the right edge. */
  from: string
  to: string
}

/** One measure over time: a dot for each value, a line between neighbours, nothing where nothing is known. */
export function TrendChart({ summary, points, marks = [], low, high, from, to }: Props) {
  const dots = points.map(({ at, value }) => ({
    x: (at * width).toFixed(2),
    y: ((1 - (value - low.value) / (high.value - low.value)) * height).toFixed(2),
  }))
  const line = dots.map(({ x, y }, n) => `${n === 0 || points[n]?.isAfterGap ? 'M' : 'L'}${x} ${y}`).join('')

  return (
    <div role="img" aria-label={summary} className={styles.chart}>
      <AxisEnd {...high} />
      <AxisEnd {...low} />
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden className={styles.plot}>
        <path d={`M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}`} className={styles.grid} />
        {marks.map(({ id, at, kind }) => (
          <path
            key={id}
            d={`M${(at * width).toFixed(2)} 0V${height}`}
            className={styles.mark}
            data-kind={kind}
          />
        ))}
        <path d={line} className={styles.line} />
        {dots.map(({ x, y }, n) => (
          // A line of no length with round ends stays a circle, however the picture is stretched.
          <path key={points[n]?.id} d={`M${x} ${y}h0`} className={styles.dot} />
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
