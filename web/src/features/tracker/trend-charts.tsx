import { useState } from 'react'
import type { SymptomEntry } from '@second-wind/core/model/symptom-entry'
import { useNow } from '../../ui/use-now.ts'
import { entriesWithin, type Period } from '../../ui/score-charts/chart-period.ts'
import { PeriodChoice } from '../../ui/score-charts/period-choice.tsx'
import { ScoreCharts } from '../../ui/score-charts/score-charts.tsx'
import { ScoresTable } from '../../ui/score-charts/scores-table.tsx'
import { useChartView } from './use-chart-view.ts'
import styles from './trend-charts.module.css'
import { captureAt } from '../../local/index.ts'
import { TextButton } from '../../ui/text-button.tsx'

/** How it went over a week, a month or three: to look at, or as figures. */
export function TrendCharts({ entries }: { entries: readonly SymptomEntry[] }) {
  const [days, setDays] = useState<Period>(7)
  const [view, setView] = useChartView()
  const today = captureAt(useNow()).localDate
  const shown = entriesWithin(entries, today, days)
  const hasPeakFlow = entries.some(({ peakFlowLpm }) => peakFlowLpm !== undefined)

  return (
    <section className={styles.charts}>
      <h2>Over time</h2>
      <div className={styles.choices}>
        <PeriodChoice days={days} onDays={setDays} />
        <TextButton onClick={() => setView(view === 'charts' ? 'table' : 'charts')}>
          {view === 'charts' ? 'Show as a table' : 'Show as charts'}
        </TextButton>
      </div>
      {shown.length === 0 ? (
        <p role="status">No check-ins in the last {days} days.</p>
      ) : view === 'charts' ? (
        <ScoreCharts heading="h3" entries={shown} today={today} days={days} hasPeakFlow={hasPeakFlow} />
      ) : (
        <ScoresTable title="Your scores" entries={shown.toReversed()} days={days} hasPeakFlow={hasPeakFlow} />
      )}
    </section>
  )
}
