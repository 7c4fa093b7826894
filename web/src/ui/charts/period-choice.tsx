import { ChoiceButtons } from '../form/choice-buttons.tsx'
import { type Period, periods } from './chart-period.ts'

type Props = { days: Period; onDays: (days: Period) => void }

export function PeriodChoice({ days, onDays }: Props) {
  return <ChoiceButtons label="Period" choices={choices} chosen={days} onChoose={onDays} />
}

const choices = periods.map((days) => ({ id: days, text: `${days} days` }))
