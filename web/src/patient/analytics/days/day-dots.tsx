import type { CheckInDay } from '@second-wind/core/recovery/analytics/check-in-regularity'
import styles from './day-dots.module.css'

type Props = {
  /** Oldest first. */
  days: readonly CheckInDay[]
  label: string
}

/** A dot for each day: full with a check-in, empty without, broken while today is still open. */
export function DayDots({ days, label }: Props) {
  const columns = days.length > 30 ? 15 : Math.max(7, Math.min(10, days.length))
  const rows = Math.ceil(days.length / columns)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${columns * cell} ${rows * cell}`}
      className={styles.dots}
      data-many={columns > 7 || undefined}
    >
      {days.map(({ day, state }, at) => (
        <circle
          key={day}
          cx={(at % columns) * cell + cell / 2}
          cy={Math.floor(at / columns) * cell + cell / 2}
          r={radius}
          className={styles.dot}
          data-state={state}
        />
      ))}
    </svg>
  )
}

const cell = 20
const radius = 7
