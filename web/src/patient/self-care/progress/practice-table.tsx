import type { Practice } from '@second-wind/core/recovery/motivation/breathing-practice'
import { formatLocalDate } from '../../../ui/format/format-local-date.ts'
import styles from './progress.module.css'

/** The same days as figures, newest first; days without practice are left out. */
export function PracticeTable({ practice: { minutesByDay } }: { practice: Practice }) {
  const practised = minutesByDay.filter(({ minutes }) => minutes > 0).toReversed()
  if (practised.length === 0) return null
  return (
    <details>
      <summary className={styles.summary}>Show as a table</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Minutes</th>
          </tr>
        </thead>
        <tbody>
          {practised.map(({ date, minutes }) => (
            <tr key={date}>
              <th scope="row">{formatLocalDate(date)}</th>
              <td>{minutes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
