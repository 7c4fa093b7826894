import { useLocalSave } from '../../../data/live/use-local-save.ts'
import { toastError, toastSuccess } from '../../../ui/feedback/toast.ts'

type Words = { done: string; doneMessage: string; failed: string }

/** Edits or deletes an entry and reports the outcome in a toast. */
export function useEntryChange(words: Words, onDone: () => void) {
  const { isSaving, notSaved, save } = useLocalSave()
  const change = (write: () => Promise<unknown>) =>
    save(write, {
      onSaved: () => {
        toastSuccess(words.done, words.doneMessage)
        onDone()
      },
      onFailed: () => toastError('Error', words.failed),
    })
  return { isSaving, notSaved, change }
}
