import { useRef, useState } from 'react'
import { notSavedReason, type NotSavedReason } from '../local/index.ts'

type Outcome = { onSaved: () => unknown; onFailed: () => void }

export type LocalSave = {
  isSaving: boolean
  /** Why the last attempt failed; undefined after a success. */
  notSaved: NotSavedReason | undefined
  save: (write: () => Promise<unknown>, outcome: Outcome) => Promise<void>
}

/**
 * Saves a form, one save at a time, so that a double tap saves once. Only the local write decides between success and
 * failure. `isSaving` stays true until `onSaved` settles.
 */
export function useLocalSave(): LocalSave {
  const isBusy = useRef(false)
  const [isSaving, setIsSaving] = useState(false)
  const [notSaved, setNotSaved] = useState<NotSavedReason>()

  const save = async (write: () => Promise<unknown>, { onSaved, onFailed }: Outcome) => {
    if (isBusy.current) return
    isBusy.current = true
    setIsSaving(true)
    const reason = await write().then(() => undefined, notSavedReason)
    setNotSaved(reason)
    if (reason) onFailed()
    else await onSaved()
    isBusy.current = false
    setIsSaving(false)
  }
  return { isSaving, notSaved, save }
}
