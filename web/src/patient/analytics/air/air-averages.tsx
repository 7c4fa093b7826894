import type { AirComparison } from '@second-wind/core/recovery/analytics/air-comparison'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { maxScore } from '@second-wind/core/records/symptom-entry'
import { formatCount } from '../format-count.ts'
import styles from './air-averages.module.css'

const names = ['coughSeverity', 'breathlessness'] as const

/** The averages on days with low pollution and on the others. */
export function AirAverages({ sides }: Pick<AirComparison, 'sides'>) {
  return names
    .filter((name) => sides[name].isEnough)
    .map((name) => (
      <table key={name} className={styles.sides}>
        <caption>{scoreLabels[name]}, average of each day’s worst score</caption>
        <tbody>
          <Side title="Low pollution, index 1 to 3" {...sides[name].low} />
          <Side title="More pollution, index 4 to 10" {...sides[name].raised} />
        </tbody>
      </table>
    ))
}

function Side({ title, days, mean }: { title: string; days: number; mean: number | null }) {
  return (
    <tr>
      <th scope="row">
        {title} <span>({formatCount(days, 'day')})</span>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
          <rect width={((mean ?? 0) / maxScore) * 100} height="10" />
        </svg>
      </th>
      <td>{mean}</td>
    </tr>
  )
}
