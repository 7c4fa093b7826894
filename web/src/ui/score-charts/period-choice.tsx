import { type Period, periods } from './chart-period.ts'
import styles from './period-choice.module.css'

type Props = { days: Period; onDays: (days: Period) => void }

export function PeriodChoice({ days, onDays }: Props) {
  return (
    <div role="group" aria-label="Period" className={styles.periods}>
      {periods.map((period) => (
        <button key={period} type="button" aria-pressed={period === days} onClick={() => onDays(period)}>
          {period} days
        </button>
      ))}
    </div>
  )
}
