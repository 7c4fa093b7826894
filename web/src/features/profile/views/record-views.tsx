import { recordViewsWords as words } from '@second-wind/core/content/profile/record-views-words'
import { listRecordViews } from '../../../server/record-views.ts'
import { ServerList } from '../server-list.tsx'
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
