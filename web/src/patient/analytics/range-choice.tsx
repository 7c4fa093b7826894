import { firstDay, periods, type Period } from '../../ui/charts/chart-period.ts'
import { ChoiceButtons } from '../../ui/form/choice-buttons.tsx'
import { formatShortLocalDate } from '../../ui/format/format-local-date.ts'
import styles from './range-choice.module.css'

export type Range = { days: Period; onDays: (days: Period) => void }

const choices = periods.map((days) => ({ id: days, text: `${days}d` }))

/** @param today local date */
export function RangeChoice({ days, onDays, today }: Range & { today: string }) {
  return (
    <div className={styles.range}>
      <ChoiceButtons label="Range, in days" choices={choices} chosen={days} onChoose={onDays} />
      <p>
        {formatShortLocalDate(firstDay(today, days))} to today, {formatShortLocalDate(today)}
      </p>
    </div>
  )
}
