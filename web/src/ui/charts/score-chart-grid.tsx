import { scoreNames, type SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { ChartCard } from './chart-card.tsx'
import type { ChartEvent, Period } from './chart-period.ts'
import { peakFlowMeasure, scoreMeasure } from './measures.ts'
import styles from './score-chart-grid.module.css'

type Props = {
  /** Oldest first. */
  entries: readonly SymptomEntry[]
  today: string
  days: Period
  hasPeakFlow: boolean
  /** Heading level of each chart. */
  heading: 'h3' | 'h4'
  marks?: readonly ChartEvent[]
}

/** One small chart for each score, all on the same scale. */
export function ScoreChartGrid({ entries, hasPeakFlow, ...shared }: Props) {
  return (
    <ul className={styles.multiples}>
      {scoreNames.map((name) => (
        <li key={name}>
          <ChartCard measure={scoreMeasure(name, entries)} {...shared} />
        </li>
      ))}
      {hasPeakFlow && (
        <li>
          <ChartCard measure={peakFlowMeasure(entries)} {...shared} />
        </li>
      )}
    </ul>
  )
}
