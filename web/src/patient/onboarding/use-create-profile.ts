import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { captureAt, type NotSavedReason, notSavedReason } from '../../data/local/index.ts'
import { createProfile } from '../../data/local/lazy.ts'
import * as paths from '../../paths.ts'
import { toastError, toastSuccess } from '../../ui/feedback/toast.ts'
import { parseProfileForm, type ProfileForm } from '../../ui/profile-form/profile-form.ts'

export type CreateProfile = {
  isSaving: boolean
  notSaved: NotSavedReason | undefined
  create: (form: ProfileForm) => Promise<void>
}

/** One save at a time; the phone alone decides between success and failure. */
export function useCreateProfile(onCreated: () => void): CreateProfile {
  const navigate = useNavigate()
  const isBusy = useRef(false)
  const [isSaving, setIsSaving] = useState(false)
  const [notSaved, setNotSaved] = useState<NotSavedReason>()

  const create = async (form: ProfileForm) => {
    const read = parseProfileForm(form)
    if (isBusy.current || !read.ok) return
    isBusy.current = true
    setIsSaving(true)
    const now = Date.now()
    const failed = await createProfile(read.profile, captureAt(now)).then(() => undefined, notSavedReason)
    isBusy.current = false
    if (failed) {
      setIsSaving(false)
      setNotSaved(failed)
      toastError('Error', 'Failed to create your profile. Please try again.')
      return
    }
    onCreated()
    toastSuccess('Welcome to Second Wind!', 'Your profile has been created successfully.')
    await navigate(paths.home)
  }
  return { isSaving, notSaved, create }
}
