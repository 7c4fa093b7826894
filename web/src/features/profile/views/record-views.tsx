import { Button } from '@mantine/core'
import { recordViewsWords as words } from '@second-wind/core/content/profile/record-views-words'
import { Notice } from '../../../ui/notice.tsx'
import { RecordViewList } from './record-view-list.tsx'
import { useRecordViews } from './use-record-views.ts'

/** Asked of the server each time the dialog opens: an old list would hide a new look. */
export function RecordViews() {
  const { answer, askAgain } = useRecordViews()
  if (answer === 'asking') return <p role="status">{words.loading}</p>
  if (answer === 'offline' || answer === 'failed') {
    return (
      <>
        <Notice tone="warning">
          <p role="status">{words[answer]}</p>
        </Notice>
        <div>
          <Button variant="outline" onClick={askAgain}>
            {words.again}
          </Button>
        </div>
      </>
    )
  }
  return answer.length === 0 ? <p role="status">{words.empty}</p> : <RecordViewList views={answer} />
}
