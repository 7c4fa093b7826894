import { recordViewsWords as words } from './record-views-words.ts'
import { listRecordViews } from '../../../data/server/patient/own-record-views.ts'
import { ServerList } from '../remote-list.tsx'
import { RecordViewList } from './record-view-list.tsx'

export function RecordViews() {
  return (
    <ServerList list={listRecordViews} words={words}>
      {(views) =>
        views.length === 0 ? <p role="status">{words.empty}</p> : <RecordViewList views={views} />
      }
    </ServerList>
  )
}
