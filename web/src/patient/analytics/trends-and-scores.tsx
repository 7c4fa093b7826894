import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { Period } from '../../ui/charts/chart-period.ts'
import { ScoresOverTime } from '../../ui/charts/scores-over-time.tsx'
import { useChartView } from '../../ui/charts/use-chart-view.ts'
import { ViewSwitch } from '../../ui/charts/view-switch.tsx'
import { TrendGrid } from '../../ui/charts/trend-grid.tsx'
import styles from './tab.module.css'

type Props = {
  all: readonly SymptomEntry[]
  /** Those of the range, oldest first. */
  shown: readonly SymptomEntry[]
  today: string
  days: Period
}

/** Which way the scores go, and how they went. */
export function TrendsAndScores({ all, shown, today, days }: Props) {
  const [view, setView] = useChartView()
  const hasPeakFlow = all.some(({ peakFlowLpm }) => peakFlowLpm !== undefined)
  return (
    <>
      <div className={styles.section}>
        <TrendGrid title="Trends" entries={shown} />
        <p className={styles.quiet}>
          Your newest 3 check-ins against the 3 before them, or the halves of fewer. Only scores that you set
          count.
        </p>
      </div>
      <section className={styles.section}>
        <div className={styles.heading}>
          <h2>Over time</h2>
          <ViewSwitch view={view} onView={setView} />
        </div>
        <ScoresOverTime entries={shown} {...{ today, days, hasPeakFlow, view }} />
      </section>
    </>
  )
}
