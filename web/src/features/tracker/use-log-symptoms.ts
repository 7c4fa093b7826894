import { useLiveQuery } from 'dexie-react-hooks'
import { startTransition, useRef, useState } from 'react'
import type { CapturedAt } from '@second-wind/core/model/moment'
import type { SymptomReport } from '@second-wind/core/model/symptom-entry'
import { notSavedReason, type NotSavedReason } from '../../local/index.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { readEarlierDays } from './earlier-days.ts'
import { logSymptoms, type LoggedSymptoms } from './log-symptoms.ts'

export type Logging = {
  isSaving: boolean
  notSaved: NotSavedReason | undefined
  logged: LoggedSymptoms | undefined
  log: (id: string, report: SymptomReport, at: CapturedAt) => Promise<void>
}

/**
 * One save at a time; the local write alone decides between success and failure.
 *
 * @param confirm shows at once that it was saved
 * @param next makes room for the next entry, a moment later
 */
export function useLogSymptoms(confirm: (logged: LoggedSymptoms) => void, next: () => void): Logging {
  const isBusy = useRef(false)
  const earlierDays = useLiveQuery(readEarlierDays)
  const [isSaving, setIsSaving] = useState(false)
  const [notSaved, setNotSaved] = useState<NotSavedReason>()
  const [logged, setLogged] = useState<LoggedSymptoms>()

  const log = async (id: string, report: SymptomReport, at: CapturedAt) => {
    if (isBusy.current) return
    isBusy.current = true
    // Not before the write: it begins while the button is drawn anew.
    startTransition(() => setIsSaving(true))
    const result = await logSymptoms(id, report, at, earlierDays).catch(notSavedReason)
    isBusy.current = false
    if (typeof result === 'string') {
      setIsSaving(false)
      setNotSaved(result)
      toastError('Error', 'Failed to log symptoms. Please try again.')
      return
    }
    confirm(result)
    toastSuccess('Symptoms logged successfully', 'Your symptom data has been recorded.')
    startTransition(() => {
      setIsSaving(false)
      setNotSaved(undefined)
      setLogged(result)
      next()
    })
  }
  return { isSaving, notSaved, logged, log }
}
