import { Group } from '@mantine/core'
import type { PatientRecord } from '@second-wind/core/care/contract/patient-record'
import { useState } from 'react'
import { captureAt } from '../../../data/local/index.ts'
import { entriesWithin, type Period } from '../../../ui/charts/chart-period.ts'
import { PeriodChoice } from '../../../ui/charts/period-choice.tsx'
import { ScoresTable } from '../../../ui/charts/scores-table.tsx'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { entriesByCountedTime } from '../../entry-times.ts'
import { recordWords } from '../record-words.ts'
import { chartMoments } from './chart-moments.ts'
import { ScoreBands } from './score-bands.tsx'
import styles from '../record-pane.module.css'

type Props = { record: PatientRecord; now: number }

/** The four scores, to look at or as figures, with the moments when something happened. */
export function RecordCharts({ record, now }: Props) {
  const [days, setDays] = useState<Period>(7)
  const [isTable, setIsTable] = useState(false)
  const today = captureAt(now).localDate
  const shown = entriesWithin(entriesByCountedTime(record.symptoms), today, days)
  const hasPeakFlow = shown.some(({ peakFlowLpm }) => peakFlowLpm !== undefined)
  const marks = chartMoments(record)
  const { usualDay } = record.profile

  return (
    <>
      <Group justify="space-between">
        <PeriodChoice days={days} onDays={setDays} />
        <TextButton onClick={() => setIsTable(!isTable)}>
          {isTable ? 'Show as charts' : 'Show as a table'}
        </TextButton>
      </Group>
      {shown.length === 0 && <p role="status">No check-ins in the last {days} days.</p>}
      {shown.length > 0 && isTable && (
        <div className={styles.figures}>
          <ScoresTable title="Scores" entries={shown.toReversed()} days={days} hasPeakFlow={hasPeakFlow} />
        </div>
      )}
      {shown.length > 0 && !isTable && (
        <>
          <p className={styles.quiet}>
            {legend({ hasMarks: marks.length > 0, hasUsual: usualDay !== undefined })}
          </p>
          <ScoreBands
            entries={shown}
            today={today}
            days={days}
            hasPeakFlow={hasPeakFlow}
            marks={marks}
            usualDay={usualDay}
          />
        </>
      )}
    </>
  )
}

const legend = ({ hasMarks, hasUsual }: { hasMarks: boolean; hasUsual: boolean }): string =>
  [...(hasMarks ? [recordWords.legend] : []), ...(hasUsual ? [recordWords.usualLegend] : [])].join(' ')
