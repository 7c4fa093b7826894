import type { Practice } from '@second-wind/core/recovery/motivation/breathing-practice'
import { formatShortLocalDate } from '../../../ui/format/format-local-date.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import styles from './progress.module.css'

/**
 * One bar a day, as high as its minutes. The sentence says the same; without any minutes only the sentence is shown.
 */
export function PracticeChart({ practice: { minutesByDay, minutes, days } }: { practice: Practice }) {
  const most = Math.max(0, ...minutesByDay.map((day) => day.minutes))
  const first = minutesByDay.at(0)?.date ?? ''
  const last = minutesByDay.at(-1)?.date ?? ''
  const period = `from ${formatShortLocalDate(first)} to ${formatShortLocalDate(last)}`
  if (most === 0) {
    return (
      <Card>
        <h3>Minutes a day</h3>
        <p>None {period}.</p>
      </Card>
    )
  }
  const summary = `Minutes a day ${period}: ${minutes} in all, on ${days} of ${minutesByDay.length} days. The most on one day: ${most}.`
  return (
    <Card>
      <h3>Minutes a day</h3>
      <div role="img" aria-label={summary} className={styles.chart}>
        <span className={styles.most}>{most}</span>
        <div className={styles.bars}>
          {minutesByDay.map((day) => (
            <span key={day.date} style={{ height: `${(100 * day.minutes) / most}%` }} />
          ))}
        </div>
        <span className={styles.from}>{formatShortLocalDate(first)}</span>
        <span className={styles.to}>Today</span>
      </div>
    </Card>
  )
}
