import { recordActionWords } from '@second-wind/core/content/clinician/record-action-words'
import { recordWords } from '@second-wind/core/content/clinician/record-words'
import type { PatientId } from '@second-wind/core/model/ids'
import { epochMs } from '@second-wind/core/model/moment'
import { Button } from '../../../ui/button.tsx'
import { failureWords } from '../frame/failure-words.ts'
import { dayAndTime } from '../time-words.ts'
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
              {dayAndTime(epochMs(at), now)}: {recordActionWords(action)}{' '}
              <span className={styles.quiet}>
                {who}, {department}
              </span>
            </p>
          )}
        </ShowMore>
      )}
      {failure !== undefined && <p role="alert">This cannot be shown: {failureWords(failure)}.</p>}
      <div>
        <Button look="plain" onClick={ask}>
          {isUnderway ? 'Loading...' : views ? 'Look again' : 'Show who has looked'}
        </Button>
      </div>
    </>
  )
}
