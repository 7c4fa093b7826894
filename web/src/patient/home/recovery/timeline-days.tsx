import { groupBy } from '@second-wind/core/platform/group-by'
import type { TimelineEvent } from '@second-wind/core/recovery/timeline'
import { Link } from 'react-router-dom'
import * as paths from '../../../paths.ts'
import { longDate } from '../../../ui/format/uk-time.ts'
import { Picture } from '../../../ui/primitives/picture.tsx'
import styles from './timeline-days.module.css'

type Props = { events: readonly TimelineEvent[]; today: string; onLeave: () => void }

export function TimelineDays({ events, today, onLeave }: Props) {
  const days = [...groupBy(events, ({ day }) => day)]
  return (
    <ol className={styles.days}>
      {days.map(([day, ofDay]) => (
        <li key={day} className={styles.day}>
          <h3>
            Day {day}
            <span className={styles.date}>{dateWords(ofDay[0]?.date ?? today, today)}</span>
          </h3>
          <ul className={styles.events}>
            {ofDay.map((event) => (
              <li key={event.id} data-type={event.type} className={styles.event}>
                <Picture name={event.icon} />
                <div>
                  <strong>{event.title}</strong>
                  <p>{event.description}</p>
                  {event.type === 'warning' && (
                    <Link to={paths.symptomChecker} onClick={onLeave}>
                      {event.linkText}
                    </Link>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

const dateWords = (date: string, today: string) =>
  date === today ? 'Today' : longDate(Date.parse(`${date}T12:00:00Z`), 0)
