import { useNavigate } from 'react-router-dom'
import { useLocalSave } from '../../data/live/use-local-save.ts'
import { captureAt } from '../../data/local/index.ts'
import { createProfile } from '../../data/local/lazy.ts'
import * as paths from '../../paths.ts'
import { toastError, toastSuccess } from '../../ui/feedback/toast.ts'
import { parseProfileForm, type ProfileForm } from '../../ui/profile-form/profile-form.ts'

export function useCreateProfile(onCreated: () => void) {
  const navigate = useNavigate()
  const { isSaving, notSaved, save } = useLocalSave()

  const create = async (form: ProfileForm) => {
    const parsed = parseProfileForm(form)
    if (!parsed.ok) return
    await save(() => createProfile(parsed.profile, captureAt(Date.now())), {
      onSaved: () => {
        onCreated()
        toastSuccess('Welcome to Second Wind!', 'Your profile has been created successfully.')
        return navigate(paths.home)
      },
      onFailed: () => toastError('Error', 'Failed to create your profile. Please try again.'),
    })
  }
  return { isSaving, notSaved, create }
}
