import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { peakFlowLines } from '@second-wind/core/content/triage/peak-flow-lines'
import { highestLpm, type PeakFlowZoneId } from '@second-wind/core/records/peak-flow'
import { classifyPeakFlow } from '@second-wind/core/records/peak-flow-zone'
import fieldStyles from '../../../ui/form/field.module.css'
import styles from './peak-flow-boxes.module.css'

type Props = {
  bestLpm: number | undefined
  /** Called at every change with the resulting answer, or undefined while the figures are incomplete. */
  onZone: (zone: PeakFlowZoneId | undefined) => void
}

/** Calculates the zone from the two figures and selects that answer. The person still has to press Next. */
export function PeakFlowBoxes({ bestLpm, onZone }: Props) {
  const form = useForm({
    initialValues: { today: '', best: bestLpm === undefined ? '' : String(bestLpm) },
    validateInputOnChange: true,
    validate: { today: lpmError, best: lpmError },
    onValuesChange: (values) => {
      const { zone } = zoneOf(values)
      onZone(zone === 'unknown' ? undefined : zone)
    },
  })
  const zone = zoneOf(form.values)
  return (
    <div className={`${styles.boxes} ${fieldStyles.field}`}>
      <TextInput
        label={peakFlowLines.today.text}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('today')}
      />
      <TextInput
        label={peakFlowLines.best.text}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('best')}
      />
      <p role="status" className={styles.sum}>
        {zone.zone !== 'unknown' && formatSum(form.values, zone.percent)}
      </p>
    </div>
  )
}

/** The two figures as typed. */
type Figures = { today: string; best: string }

function zoneOf({ today, best }: Figures) {
  const todayLpm = parseLpm(today)
  const bestLpm = parseLpm(best)
  return classifyPeakFlow({
    ...(todayLpm === undefined ? {} : { todayLpm }),
    ...(bestLpm === undefined ? {} : { bestLpm }),
  })
}

function parseLpm(text: string): number | undefined {
  if (!/^\s*\d{1,4}\s*$/.test(text)) return undefined
  const lpm = Number(text)
  return lpm >= 1 && lpm <= highestLpm ? lpm : undefined
}

function lpmError(text: string): string | null {
  if (text === '' || parseLpm(text) !== undefined) return null
  return `Enter a whole number from 1 to ${highestLpm.toLocaleString('en-GB')}`
}

function formatSum({ today, best }: Figures, percent: number): string {
  const figures: Record<string, string> = { today: today.trim(), best: best.trim(), percent: String(percent) }
  return peakFlowLines.sum.text.replaceAll(/\{(\w+)\}/g, (_, name: string) => figures[name] ?? '')
}
