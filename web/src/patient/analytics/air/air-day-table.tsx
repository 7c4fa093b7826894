import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import type { DayPair } from '@second-wind/core/recovery/analytics/air-comparison'
import { formatShortLocalDate } from '../../../ui/format/format-local-date.ts'
import tab from '../tab.module.css'
import styles from './air-day-table.module.css'

/** Each day that has both, as figures, newest first. */
export function AirDayTable({ pairs }: { pairs: readonly DayPair[] }) {
  return (
    <details className={tab.details}>
      <summary>Show the days</summary>
      <table className={styles.pairs}>
        <caption>The UK air quality index is from 1 (low) to 10 (very high).</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Air</th>
            <th scope="col">{scoreLabels.coughSeverity}</th>
            <th scope="col">{scoreLabels.breathlessness}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.toReversed().map(({ day, index, scores }) => (
            <tr key={day}>
              <th scope="row">{formatShortLocalDate(day)}</th>
              <td>{index}</td>
              <td>{scores.coughSeverity ?? 'Not set'}</td>
              <td>{scores.breathlessness ?? 'Not set'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
