import type { RecordView } from '@second-wind/core/care/contract/patient-record'
import type { PatientId } from '@second-wind/core/platform/ids'
import { useEffect, useRef, useState } from 'react'
import { listPatientRecordViews } from '../../data/server/clinician/patient-record.ts'

type State = { views: RecordView[] | undefined; failure: unknown; isUnderway: boolean }

/** Who has looked, once it was asked for; an older answer stays while a newer one fails. */
export function useRecordViews(id: PatientId) {
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
