import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import { useState } from 'react'
import { useSignedInClinician } from '../../../access/clinician-sign-in/session/signed-in-clinician.ts'
import { resolveAlert } from '../../../data/server/clinician/alert-actions.ts'
import { alertActionErrorMessage, hasNewFinding } from '../alert-action-error-message.ts'
import { alertErrorWords } from '../alert-words.ts'

type Ends = { onResolved: (answer: ListedAlert) => void; onChangedMeanwhile: () => void }

/** Asks the server to close an alert as it was on screen. Nothing counts as resolved before its answer. */
export function useResolveAlert(alert: ListedAlert, { onResolved, onChangedMeanwhile }: Ends) {
  const { clinicianId } = useSignedInClinician()
  const [isUnderway, setIsUnderway] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  const resolve = async (reason: string) => {
    if (isUnderway) return
    setIsUnderway(true)
    setFailure(undefined)
    try {
      onResolved(await resolveAlert(alert, clinicianId, reason))
    } catch (error) {
      setFailure(error)
      if (hasNewFinding(error)) onChangedMeanwhile()
    } finally {
      setIsUnderway(false)
    }
  }

  return {
    resolve,
    isUnderway,
    trouble: failure === undefined ? undefined : alertActionErrorMessage(failure, alertErrorWords.stillOpen),
    /** What is on screen is no longer what the alert says: it must be read again first. */
    isOutdated: hasNewFinding(failure),
  }
}
