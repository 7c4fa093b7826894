import type { RecordView } from '@second-wind/core/care/contract/patient-record'
import type { PatientId } from '@second-wind/core/platform/ids'
import { epochMs } from '@second-wind/core/platform/moment'
import { useEffect, useRef, useState } from 'react'
import { listPatientRecordViews } from '../../data/server/clinician/patient-record.ts'
import { formatDayAndTime } from '../../ui/format/format-time.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { formatFailureReason } from '../dashboard/failure-reason.ts'
import { recordActionWords } from './record-action-words.ts'
import { recordWords } from './record-words.ts'
import { ShowMore } from './show-more.tsx'
import styles from './record-entry.module.css'

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

type State = { views: RecordView[] | undefined; failure: unknown; isUnderway: boolean }

/** Who has looked, once it was asked for; an older answer stays while a newer one fails. */
function useRecordViews(id: PatientId) {
  const [state, setState] = useState<State>({ views: undefined, failure: undefined, isUnderway: false })
  const underway = useRef<AbortController>(undefined)
  useEffect(() => () => underway.current?.abort(), [])

  const ask = () => {
    underway.current?.abort()
    const { signal } = (underway.current = new AbortController())
    setState((before) => ({ ...before, failure: undefined, isUnderway: true }))
    listPatientRecordViews(id, signal).then(
      (views) => setState({ views, failure: undefined, isUnderway: false }),
      (failure: unknown) => {
        if (!signal.aborted) setState((before) => ({ ...before, failure, isUnderway: false }))
      },
    )
  }
  return { ...state, ask }
}
