import { recordActionWords } from './record-action-words.ts'
import { recordWords } from './record-words.ts'
import type { PatientId } from '@second-wind/core/platform/ids'
import { epochMs } from '@second-wind/core/platform/moment'
import { Button } from '../../ui/primitives/button.tsx'
import { formatFailureReason } from '../dashboard/failure-reason.ts'
import { formatDayAndTime } from '../../ui/format/format-time.ts'
import styles from './record-entry.module.css'
import { ShowMore } from './show-more.tsx'
import { useRecordViews } from './use-record-views.ts'

/** Asked for only when somebody wants to know: to look who has looked is a look of its own. */
export function RecordViews({ patientId, now }: { patientId: PatientId; now: number }) {
  const { views, failure, isUnderway, ask } = useRecordViews(patientId)
  return (
    <>
      {views?.length === 0 && <p>{recordWords.noViews}</p>}
      {views && views.length > 0 && (
        <ShowMore
          items={views}
          atATime={10}
          name="entries"
          isDense
          keyOf={({ at, who, action }) => `${at} ${who} ${action}`}
        >
          {({ at, who, department, action }) => (
            <p>
              {formatDayAndTime(epochMs(at), now)}: {recordActionWords(action)}{' '}
              <span className={styles.quiet}>
                {who}, {department}
              </span>
            </p>
          )}
        </ShowMore>
      )}
      {failure !== undefined && <p role="alert">This cannot be shown: {formatFailureReason(failure)}.</p>}
      <div>
        <Button look="plain" onClick={ask}>
          {isUnderway ? 'Loading...' : views ? 'Look again' : 'Show who has looked'}
        </Button>
      </div>
    </>
  )
}
