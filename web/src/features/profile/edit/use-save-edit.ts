import { useRef, useState } from 'react'
import { captureAt, saveProfile, type NotSavedReason, notSavedReason } from '../../../local/index.ts'
import { readForm, type ProfileForm } from '../../../ui/profile-form/profile-form.ts'
import { toastError, toastSuccess } from '../../../ui/toast.ts'
import { changesBetween } from './changes-between.ts'

export type SaveEdit = {
  isSaving: boolean
  notSaved: NotSavedReason | undefined
  save: (form: ProfileForm) => Promise<void>
}

/** Saves what differs from `before`, so that an edit on another phone keeps its own fields. */
export function useSaveEdit(before: ProfileForm, onSaved: () => void): SaveEdit {
  const isBusy = useRef(false)
  const [isSaving, setIsSaving] = useState(false)
  const [notSaved, setNotSaved] = useState<NotSavedReason>()

  const save = async (form: ProfileForm) => {
    const read = readForm(form)
    if (isBusy.current || !read.ok) return
    isBusy.current = true
    setIsSaving(true)
    const changes = changesBetween(before, form, read.profile)
    const failed = await saveProfile(changes, captureAt(Date.now())).then(() => undefined, notSavedReason)
    isBusy.current = false
    setIsSaving(false)
    setNotSaved(failed)
    if (failed) {
      toastError('Error', 'Failed to update profile. Please try again.')
      return
    }
    toastSuccess('Profile updated', 'Your profile has been updated successfully.')
    onSaved()
  }
  return { isSaving, notSaved, save }
}
