import { usualDayWords } from '@second-wind/core/content/profile/usual-day-words'
import type { UsualDay } from '@second-wind/core/records/usual-day'
import { useLocalSave, type LocalSave } from '../../data/live/use-local-save.ts'
import { captureNow } from '../../data/local/index.ts'
import { saveProfile } from '../../data/local/lazy.ts'
import { toastError, toastSuccess } from '../../ui/feedback/toast.ts'

type SaveUsualDay = Pick<LocalSave, 'isSaving' | 'notSaved'> & {
  /** Null removes it. */
  saveUsualDay: (usual: UsualDay | null) => Promise<void>
}

/** Saves the usual day with the profile, and confirms it. @param onSaved called after the local write */
export function useSaveUsualDay(onSaved: () => void): SaveUsualDay {
  const { isSaving, notSaved, save } = useLocalSave()
  const saveUsualDay = (usual: UsualDay | null) =>
    save(() => saveOnItsDay(usual), {
      onSaved: () => {
        toastSuccess(usualDayWords.title, usual ? usualDayWords.saved : usualDayWords.removed)
        onSaved()
      },
      onFailed: () => toastError('Error', usualDayWords.failed),
    })
  return { isSaving, notSaved, saveUsualDay }
}

/** Dated in the moment of the change: a form that was opened before midnight takes no warning back (HZ-37). */
function saveOnItsDay(usual: UsualDay | null): Promise<void> {
  const at = captureNow()
  return saveProfile({ usualDay: usual && { ...usual, setOn: at.localDate } }, at)
}
