import type { TriageOutcome, TriageResult } from '@second-wind/core/triage/triage-result'
import { useEffect, useEffectEvent, useState } from 'react'
import { captureNow, listTriage, notSavedReason, type NotSavedReason } from '../../../data/local/index.ts'
import { saveTriage } from '../../../data/local/lazy.ts'
import { clearToastError, toastError } from '../../../ui/feedback/toast.ts'

export type SavedResult = {
  stored: TriageResult | undefined
  notSaved: NotSavedReason | undefined
  save: () => void
}

/** More checks than anyone finishes in a day; a check of another day is not opened again. */
const checksADay = 50

/**
 * Saves a shown result once, however often it is shown: after the last answer, the browser's Forward button, or a
 * reload after a crash between answering and saving.
 */
export function useSavedResult(id: string, outcome: TriageOutcome): SavedResult {
  const [stored, setStored] = useState<TriageResult>()
  const [notSaved, setNotSaved] = useState<NotSavedReason>()
  const [attempt, setAttempt] = useState(0)

  const store = useEffectEvent(() => saveResultOnce(id, outcome))
  useEffect(() => {
    store().then(
      (result) => {
        setStored(result)
        setNotSaved(undefined)
        if (attempt > 0) clearToastError()
      },
      (error: unknown) => {
        setNotSaved(notSavedReason(error))
        toastError('Error', 'We could not save this result. Try again.')
      },
    )
  }, [id, attempt])
  return { stored, notSaved, save: () => setAttempt(attempt + 1) }
}

async function saveResultOnce(id: string, outcome: TriageOutcome): Promise<TriageResult> {
  return (await findStored(id)) ?? (await saveTriage(id, outcome, captureNow()))
}

/** An unreadable history must not prevent saving. */
async function findStored(id: string): Promise<TriageResult | undefined> {
  const newest = await listTriage(checksADay).catch(() => [])
  return newest.find((result) => result.id === id)
}
