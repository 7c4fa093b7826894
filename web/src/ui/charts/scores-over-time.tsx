import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { Period } from './chart-period.ts'
import { ScoreChartGrid } from './score-chart-grid.tsx'
import { ScoresTable } from './scores-table.tsx'
import type { ChartView } from './use-chart-view.ts'

type Props = {
  /** The entries of the period, oldest first. */
  entries: readonly SymptomEntry[]
  today: string
  days: Period
  hasPeakFlow: boolean
  view: ChartView
}

/** A patient's own scores, as charts or as a table. */
export function ScoresOverTime({ entries, today, days, hasPeakFlow, view }: Props) {
  if (entries.length === 0) return <p role="status">No check-ins in the last {days} days.</p>
  if (view === 'table') {
    return (
      <ScoresTable title="Your scores" entries={entries.toReversed()} days={days} hasPeakFlow={hasPeakFlow} />
    )
  }
  return <ScoreChartGrid heading="h3" entries={entries} today={today} days={days} hasPeakFlow={hasPeakFlow} />
}
