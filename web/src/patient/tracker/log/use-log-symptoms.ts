import type { CapturedAt } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { useLiveQuery } from 'dexie-react-hooks'
import { startTransition, useRef, useState } from 'react'
import { notSavedReason, type NotSavedReason } from '../../../data/local/index.ts'
import { saveSymptoms } from '../../../data/local/lazy.ts'
import { toastError, toastSuccess } from '../../../ui/feedback/toast.ts'
import { assessLoggedSymptoms, type LoggedSymptoms } from './assess-logged-symptoms.ts'
import { readLogContext } from './read-log-context.ts'
import { replyBackToUsual } from './reply-back-to-usual.ts'

/** A save that is faster than this shows only its result. */
const savingIndicatorDelayMs = 100

/** One save, and what it saved last. */
export type SaveState = {
  isSaving: boolean
  notSaved: NotSavedReason | undefined
  saved: LoggedSymptoms | undefined
  /** @param isBack whether the person said with a usual day of today that breathing and phlegm are back to usual */
  save: (id: string, report: SymptomReport, at: CapturedAt, isBack: boolean) => Promise<void>
}

/**
 * One save at a time; only the local write decides between success and failure. After a worse day, and
 * while a sign of this entry or of an earlier record counts, no success toast is shown: the dialog says that the entry
 * is saved (hazard C5).
 *
 * @param confirm shows at once that it was saved
 * @param next resets the form for the next entry, a moment later
 */
export function useLogSymptoms(confirm: (logged: LoggedSymptoms) => void, next: () => void): SaveState {
  const isBusy = useRef(false)
  const context = useLiveQuery(readLogContext)
  const [isSaving, setIsSaving] = useState(false)
  const [notSaved, setNotSaved] = useState<NotSavedReason>()
  const [saved, setSaved] = useState<LoggedSymptoms>()

  const save: SaveState['save'] = async (id, report, at, isBack) => {
    if (isBusy.current) return
    isBusy.current = true
    const takesLong = setTimeout(() => startTransition(() => setIsSaving(true)), savingIndicatorDelayMs)
    const replied = isBack ? await replyBackToUsual(id, report, at, context) : undefined
    const saving = saveSymptoms(id, report, at, replied?.reply).then(() => undefined, notSavedReason)
    const assessment = whileWriting(() => assessLoggedSymptoms(id, report, at, replied?.context ?? context))
    const reason = await saving
    clearTimeout(takesLong)
    isBusy.current = false
    if (reason !== undefined) {
      setIsSaving(false)
      setNotSaved(reason)
      toastError('Error', 'Failed to log symptoms. Please try again.')
      return
    }
    const result = await assessment
    confirm(result)
    if (result.findings.length === 0 && result.earlier.length === 0)
      toastSuccess('Symptoms logged successfully', 'Your symptom data has been recorded.')
    // The form is reset after the confirmation is on the screen.
    setTimeout(() =>
      startTransition(() => {
        setIsSaving(false)
        setNotSaved(undefined)
        setSaved(result)
        next()
      }),
    )
  }
  return { isSaving, notSaved, saved, save }
}

/** Runs `work` once the database has the rows to write, so that neither waits for the other. */
function whileWriting<T>(work: () => Promise<T>): Promise<T> {
  const result = new Promise<void>((resolve) => setTimeout(resolve)).then(work)
  // Not used if the save fails.
  result.catch(() => undefined)
  return result
}
