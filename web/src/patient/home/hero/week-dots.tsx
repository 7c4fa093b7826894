import { Icon } from '../../../ui/primitives/icon.tsx'
import type { Day } from './week.ts'
import styles from './week-dots.module.css'

/** One dot a day: filled and ticked when there is a check-in. A missed day is quiet, not a fault. */
export function WeekDots({ days }: { days: readonly Day[] }) {
  return (
    <ol aria-label="Check-ins of the last 7 days" className={styles.week}>
      {days.map(({ date, name, isToday, isLogged }) => (
        <li key={date} data-today={isToday || undefined} data-logged={isLogged || undefined}>
          <span className={styles.dot}>{isLogged && <Icon name="tick" />}</span>
          <span>{name}</span>
          <span className={styles.words}>{isLogged ? ': checked in' : ': no check-in'}</span>
        </li>
      ))}
    </ol>
  )
}
