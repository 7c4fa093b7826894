import { useLocalSave } from '../../../data/live/use-local-save.ts'
import { toastError, toastSuccess } from '../../../ui/feedback/toast.ts'

type Words = { done: string; doneMessage: string; failed: string }

/** Edits or deletes an entry and reports the outcome in a toast; a quiet success has none. */
export function useEntryChange(words: Words, onDone: () => unknown) {
  const { isSaving, notSaved, save } = useLocalSave()
  const change = (write: () => Promise<unknown>, { isQuiet = false } = {}) =>
    save(write, {
      onSaved: () => {
        if (!isQuiet) toastSuccess(words.done, words.doneMessage)
        return onDone()
      },
      onFailed: () => toastError('Error', words.failed),
    })
  return { isSaving, notSaved, change }
}
