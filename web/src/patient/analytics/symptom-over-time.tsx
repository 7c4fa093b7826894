import { Group } from '@mantine/core'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { scoreNames, type SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { UsualDay } from '@second-wind/core/records/usual-day'
import type { SignOfEntry } from '@second-wind/core/recovery/analytics/period-summary'
import { ChartCard } from '../../ui/charts/chart-card.tsx'
import type { ChartEvent, Period } from '../../ui/charts/chart-period.ts'
import { peakFlowMeasure, scoreMeasure } from '../../ui/charts/measures.ts'
import { ScoresTable } from '../../ui/charts/scores-table.tsx'
import { useChartView } from '../../ui/charts/use-chart-view.ts'
import { ViewSwitch } from '../../ui/charts/view-switch.tsx'
import { ChoiceButtons } from '../../ui/form/choice-buttons.tsx'
import { useRememberedChoice } from '../../ui/hooks/use-remembered-choice.ts'
import styles from './tab.module.css'

type Props = {
  /** The entries of the period, oldest first. */
  entries: readonly SymptomEntry[]
  today: string
  days: Period
  hasPeakFlow: boolean
  usualDay: UsualDay | undefined
  signs: readonly SignOfEntry[]
}

const peakFlow = 'peakFlow'

/** One chart for the symptom that the person chooses, or a table of all of them. */
export function SymptomOverTime({ entries, today, days, hasPeakFlow, usualDay, signs }: Props) {
  const [view, setView] = useChartView()
  const [remembered, choose] = useRememberedChoice('analytics-symptom', [...scoreNames, peakFlow])
  const shown = remembered === peakFlow && !hasPeakFlow ? 'coughSeverity' : remembered
  const usual = shown === peakFlow ? undefined : usualDay?.[shown]
  const marks = toMarks(signs)
  const choices = [
    ...scoreNames.map((id) => ({ id, text: scoreLabels[id] })),
    ...(hasPeakFlow ? [{ id: peakFlow, text: 'Peak flow' } as const] : []),
  ]
  const chart = { today, days, heading: 'h3', marks } as const
  return (
    <section className={`${styles.section} ${styles.large}`}>
      <Group gap="var(--space-1) var(--space-3)" align="baseline" justify="space-between">
        <h2>Over time</h2>
        <ViewSwitch view={view} onView={setView} />
      </Group>
      {entries.length === 0 && <p role="status">No check-ins in the last {days} days.</p>}
      {entries.length > 0 && view === 'table' && (
        <ScoresTable
          title="Your scores"
          entries={entries.toReversed()}
          days={days}
          hasPeakFlow={hasPeakFlow}
        />
      )}
      {entries.length > 0 && view === 'charts' && (
        <>
          <ChoiceButtons label="Symptom" choices={choices} chosen={shown} onChoose={choose} />
          <ChartCard
            measure={shown === peakFlow ? peakFlowMeasure(entries) : scoreMeasure(shown, entries, usual)}
            {...chart}
          />
          <Legend hasUsual={usual !== undefined} marks={marks} />
        </>
      )}
    </section>
  )
}

/** A line in the chart for each check-in with a sign, whichever symptom is shown (hazard HZ-02). */
const toMarks = (signs: readonly SignOfEntry[]): ChartEvent[] =>
  signs.flatMap(({ entry: { id, date, tzOffsetMin }, kind }) =>
    kind === 'watch' ? [] : [{ id, date, tzOffsetMin, kind }],
  )

function Legend({ hasUsual, marks }: { hasUsual: boolean; marks: readonly ChartEvent[] }) {
  const has = (kind: ChartEvent['kind']) => marks.some((mark) => mark.kind === kind)
  if (!hasUsual && marks.length === 0) return null
  return (
    <p className={styles.quiet}>
      {hasUsual && 'Blue band: close to your usual day (within 1 point). '}
      {has('alert') && 'Red line: a check-in with a warning sign. '}
      {has('flare-up') && 'Orange dotted line: a check-in with a sign of a flare-up.'}
    </p>
  )
}
