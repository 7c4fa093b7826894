import { recordWords } from '@second-wind/core/content/clinician/record-words'
import type { PatientRecord } from '@second-wind/core/contract/patient-record'
import { useState } from 'react'
import { captureAt } from '../../../local/index.ts'
import { entriesWithin, type Period } from '../../../ui/score-charts/chart-period.ts'
import { PeriodChoice } from '../../../ui/score-charts/period-choice.tsx'
import { ScoreCharts } from '../../../ui/score-charts/score-charts.tsx'
import { ScoresTable } from '../../../ui/score-charts/scores-table.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import { chartMoments } from './chart-moments.ts'
import styles from './record-pane.module.css'

type Props = { record: PatientRecord; now: number }

/** The four scores, to look at or as figures, with the moments when something happened. */
export function RecordCharts({ record, now }: Props) {
  const [days, setDays] = useState<Period>(7)
  const [isTable, setIsTable] = useState(false)
  const today = captureAt(now).localDate
  const counted = record.symptoms.filter(({ deletedAt }) => deletedAt === null)
  const shown = entriesWithin(counted, today, days)
  const hasPeakFlow = shown.some(({ peakFlowLpm }) => peakFlowLpm !== undefined)
  const marks = chartMoments(record)

  return (
    <>
      <div className={styles.choices}>
        <PeriodChoice days={days} onDays={setDays} />
        <TextButton onClick={() => setIsTable(!isTable)}>
          {isTable ? 'Show as charts' : 'Show as a table'}
        </TextButton>
      </div>
      {shown.length === 0 && <p role="status">No check-ins in the last {days} days.</p>}
      {shown.length > 0 && isTable && (
        <div className={styles.figures}>
          <ScoresTable title="Scores" entries={shown.toReversed()} days={days} hasPeakFlow={hasPeakFlow} />
        </div>
      )}
      {shown.length > 0 && !isTable && (
        <div className={styles.charts}>
          {marks.length > 0 && <p className={styles.quiet}>{recordWords.legend}</p>}
          <ScoreCharts
            heading="h4"
            entries={shown}
            today={today}
            days={days}
            hasPeakFlow={hasPeakFlow}
            marks={marks}
          />
        </div>
      )}
    </>
  )
}
