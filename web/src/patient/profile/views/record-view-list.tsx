import { recordViewActions, recordViewsWords } from './record-views-words.ts'
import type { RecordView } from '@second-wind/core/care/contract/patient-record'
import { groupBy } from '@second-wind/core/platform/group-by'
import { clockTime, longDate } from '../../../ui/format/uk-time.ts'
import styles from './record-view-list.module.css'

/** The server answers so many at most. */
const most = 200

/** Under each day who did what, newest first. */
export function RecordViewList({ views }: { views: readonly RecordView[] }) {
  const days = [...groupBy(views, ({ at }) => longDate(Date.parse(at)))]
  return (
    <>
      {days.map(([day, ofDay]) => (
        <section key={day} className={styles.day}>
          <h3>{day}</h3>
          <ul>
            {ofDay.map(({ at, who, department, action }, place) => (
              <li key={`${at} ${place}`}>
                <time dateTime={at}>{clockTime(Date.parse(at))}</time>
                <p>
                  <strong>{recordViewActions[action] ?? recordViewsWords.other}</strong>
                  <span>
                    {who}, {department}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {views.length === most && <p>{recordViewsWords.most}</p>}
    </>
  )
}
