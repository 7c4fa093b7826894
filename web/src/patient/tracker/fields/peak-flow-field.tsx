import { TextInput, type TextInputProps } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useDebouncedValue } from '@mantine/hooks'
import { measureLines, peakFlowZoneAdvice } from '@second-wind/core/content/measure-lines'
import { peakFlowZoneLabels } from '@second-wind/core/content/symptom-labels'
import { peakFlowLines } from '@second-wind/core/content/triage/peak-flow-lines'
import { findPeakFlowZone } from '@second-wind/core/records/attach-peak-flow-zone'
import { Link } from 'react-router-dom'
import * as paths from '../../../paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toNumber } from '../symptom-form.ts'
import type { Measures } from './use-measures.ts'
import fieldStyles from '../../../ui/form/field.module.css'
import styles from './measure-fields.module.css'

const speakAfterMs = 700

type Props = TextInputProps & { value?: string; measures: Measures }

/**
 * A peak flow in litres a minute and its zone. The zone is not shown at every digit: 3 on the way to 320 is no
 * emergency.
 */
export function PeakFlowField({ value = '', measures, ...field }: Props) {
  const { bestLpm, mayHaveNoMeter } = measures
  const [typed] = useDebouncedValue(value, speakAfterMs)
  const hints = mayHaveNoMeter ? [measureLines.bestBlow, measureLines.noMeter] : [measureLines.bestBlow]
  return (
    <div className={`${styles.measure} ${fieldStyles.field}`}>
      <TextInput
        label="Peak flow (litres a minute)"
        description={hints.map(({ text }) => text).join(' ')}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        {...field}
      />
      <div role="status" className={styles.zone}>
        {typed === value && <Zone todayLpm={toNumber(value)} bestLpm={bestLpm} />}
      </div>
      {bestLpm === undefined && (
        <p className={styles.hint}>
          {measureLines.noBest.text} <Link to={paths.profile}>Go to your profile</Link>
        </p>
      )}
    </div>
  )
}

type ZoneProps = { todayLpm: number | undefined; bestLpm: number | undefined }

function Zone({ todayLpm, bestLpm }: ZoneProps) {
  const read = findPeakFlowZone(todayLpm, bestLpm)
  if (read.zone === 'unknown') return null
  const sum = peakFlowLines.sum.text
    .replace('{today}', String(todayLpm))
    .replace('{percent}', String(read.percent))
    .replace('{best}', String(bestLpm))
  // Below half of the best, the 999 card is under the field.
  const advice = read.zone === '50_80' ? peakFlowZoneAdvice[read.zone] : undefined
  return (
    <>
      <p>
        <strong>{peakFlowZoneLabels[read.zone]}.</strong> {sum}
      </p>
      {advice && (
        <Notice tone="warning">
          <p>{advice.text}</p>
        </Notice>
      )}
    </>
  )
}
