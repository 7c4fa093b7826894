import type { RecordView } from '@second-wind/core/care/contract/patient-record'
import { groupBy } from '@second-wind/core/platform/group-by'
import { useState } from 'react'
import { useAccount } from '../../../data/live/use-account.ts'
import { listOwnRecordViews } from '../../../data/server/patient/own-record-views.ts'
import { clockTime, longDate } from '../../../ui/format/uk-time.ts'
import { ProfileDialog } from '../profile-dialog.tsx'
import { RemoteList } from '../remote-list.tsx'
import { SettingButton } from '../settings/setting-button.tsx'
import { recordViewActions, recordViewsWords, recordViewsWords as words } from './record-views-words.ts'
import styles from './record-views-setting.module.css'

export function RecordViewsSetting() {
  const [isOpen, setIsOpen] = useState(false)
  const account = useAccount()
  return (
    <>
      <SettingButton onClick={() => setIsOpen(true)}>{recordViewsWords.title}</SettingButton>
      <ProfileDialog title={recordViewsWords.title} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {account && (account.id === undefined ? <p>{recordViewsWords.unlinked}</p> : <Linked />)}
      </ProfileDialog>
    </>
  )
}

function Linked() {
  return (
    <>
      <p>{recordViewsWords.about}</p>
      <RecordViews />
    </>
  )
}

function RecordViews() {
  return (
    <RemoteList list={listOwnRecordViews} words={words}>
      {(views) =>
        views.length === 0 ? <p role="status">{words.empty}</p> : <RecordViewList views={views} />
      }
    </RemoteList>
  )
}

/** The most that the server returns. */
const most = 200

/** The accesses of each day, newest first. */
function RecordViewList({ views }: { views: readonly RecordView[] }) {
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
