import { recordViewsWords as words } from './record-views-words.ts'
import { listOwnRecordViews } from '../../../data/server/patient/own-record-views.ts'
import { RemoteList } from '../remote-list.tsx'
import { RecordViewList } from './record-view-list.tsx'

export function RecordViews() {
  return (
    <RemoteList list={listOwnRecordViews} words={words}>
      {(views) =>
        views.length === 0 ? <p role="status">{words.empty}</p> : <RecordViewList views={views} />
      }
    </RemoteList>
  )
}
