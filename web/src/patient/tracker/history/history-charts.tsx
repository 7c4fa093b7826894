import { Group } from '@mantine/core'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { useState } from 'react'
import { captureAt } from '../../../data/local/index.ts'
import { entriesWithin, type Period } from '../../../ui/charts/chart-period.ts'
import { PeriodChoice } from '../../../ui/charts/period-choice.tsx'
import { ScoresOverTime } from '../../../ui/charts/scores-over-time.tsx'
import { useChartView } from '../../../ui/charts/use-chart-view.ts'
import { ViewSwitch } from '../../../ui/charts/view-switch.tsx'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { FoldedSection } from '../../../ui/primitives/folded-section.tsx'

/** The scores over a week, a month or three months, as charts or figures. */
export function HistoryCharts({ entries }: { entries: readonly SymptomEntry[] }) {
  const [days, setDays] = useState<Period>(7)
  const [view, setView] = useChartView()
  const today = captureAt(useNow()).localDate
  const shown = entriesWithin(entries, today, days)
  const hasPeakFlow = entries.some(({ peakFlowLpm }) => peakFlowLpm !== undefined)

  return (
    <FoldedSection heading="Over time" fact="Charts of 7, 30 or 90 days" name="history-charts">
      <Group justify="space-between">
        <PeriodChoice days={days} onDays={setDays} />
        <ViewSwitch view={view} onView={setView} />
      </Group>
      <ScoresOverTime entries={shown} {...{ today, days, hasPeakFlow, view }} />
    </FoldedSection>
  )
}
