import { recordViewActions, recordViewsWords } from '@second-wind/core/content/profile/record-views-words'
import type { RecordView } from '@second-wind/core/contract/patient-record'
import { clockTime, longDate } from '../../../ui/uk-time.ts'
import styles from './record-view-list.module.css'

/** The server answers so many at most. */
const most = 200

export function RecordViewList({ views }: { views: readonly RecordView[] }) {
  return (
    <>
      <ul className={styles.list}>
        {views.map(({ at, who, department, action }, place) => (
          <li key={`${at} ${place}`}>
            <strong>{recordViewActions[action] ?? recordViewsWords.other}</strong>
            <span>
              {who}, {department}
            </span>
            <time dateTime={at}>{moment(Date.parse(at))}</time>
          </li>
        ))}
      </ul>
      {views.length === most && <p>{recordViewsWords.most}</p>}
    </>
  )
}

const moment = (at: number) => `${longDate(at)}, ${clockTime(at)}`
