import { useForm, type UseFormReturnType } from '@mantine/form'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useEffectEvent, useState } from 'react'
import { dropDraft, findDraft, saveDraft } from '../../local/index.ts'
import {
  emptyProfileForm,
  fieldErrors,
  profileForm,
  type ProfileForm,
} from '../../ui/profile-form/profile-form.ts'

const setupDraftId = 'onboarding'
const keepAfterMs = 400

export type SetupForm = {
  form: UseFormReturnType<ProfileForm>
  wasRestored: boolean
  startAgain: () => void
}

/** The form with its draft: what was filled in is there again after a call, a crash or a flat battery. */
export function useSetupForm(): SetupForm {
  const [wasRestored, setWasRestored] = useState(false)
  // A phone that cannot keep a draft says so when the profile is saved, not at every key.
  const keepSoon = useDebouncedCallback(
    (values: ProfileForm) => void saveDraft(setupDraftId, values).catch(() => undefined),
    { delay: keepAfterMs, flushOnUnmount: true },
  )
  const form = useForm<ProfileForm>({
    initialValues: emptyProfileForm,
    validate: fieldErrors,
    onValuesChange: keepSoon,
  })

  useEffect(() => {
    const keepNow = () => keepSoon.flush()
    document.addEventListener('visibilitychange', keepNow)
    return () => document.removeEventListener('visibilitychange', keepNow)
  }, [keepSoon])

  const restore = useEffectEvent((stored: unknown) => {
    const draft = profileForm.safeParse(stored).data
    if (!draft || form.isDirty()) return
    form.setValues(draft)
    setWasRestored(true)
  })
  useEffect(() => {
    findDraft(setupDraftId).then(restore, () => undefined)
  }, [])

  const startAgain = () => {
    form.reset()
    keepSoon.cancel()
    void dropDraft(setupDraftId).catch(() => undefined)
    setWasRestored(false)
  }
  return { form, wasRestored, startAgain }
}
