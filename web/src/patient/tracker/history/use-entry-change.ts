import { useRef, useState } from 'react'
import { notSavedReason, type NotSavedReason } from '../../../data/local/index.ts'
import { toastError, toastSuccess } from '../../../ui/feedback/toast.ts'

type Words = { done: string; doneMessage: string; failed: string }

export type EntryChange = {
  isSaving: boolean
  notSaved: NotSavedReason | undefined
  change: (write: () => Promise<unknown>) => Promise<void>
}

/** One change of an entry at a time; the local write alone decides between success and failure. */
export function useEntryChange(words: Words, onDone: () => void): EntryChange {
  const isBusy = useRef(false)
  const [isSaving, setIsSaving] = useState(false)
  const [notSaved, setNotSaved] = useState<NotSavedReason>()

  const change = async (write: () => Promise<unknown>) => {
    if (isBusy.current) return
    isBusy.current = true
    setIsSaving(true)
    const reason = await write().then(() => undefined, notSavedReason)
    isBusy.current = false
    setIsSaving(false)
    setNotSaved(reason)
    if (reason) {
      toastError('Error', words.failed)
      return
    }
    toastSuccess(words.done, words.doneMessage)
    onDone()
  }
  return { isSaving, notSaved, change }
}
