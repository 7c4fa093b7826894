import type { Profile, ProfilePatch } from '@second-wind/core/records/patient'
import { useRef, useState } from 'react'
import { captureAt, type NotSavedReason, notSavedReason, saveProfile } from '../../../data/local/index.ts'
import { correctProfile, createProfile } from '../../../data/local/lazy.ts'
import { toastError, toastSuccess } from '../../../ui/feedback/toast.ts'
import { parseProfileForm, profileField, type ProfileForm } from '../../../ui/profile-form/profile-form.ts'
import type { RefusedChange } from './refused-change.ts'
import { rejectedProfileWords } from './rejected-profile-words.ts'

export type SaveProfileEdit = {
  isSaving: boolean
  notSaved: NotSavedReason | undefined
  save: (form: ProfileForm) => Promise<void>
}

/**
 * Saves what differs from `before`, so that an edit on another phone keeps its own fields. A change that the server
 * refused is replaced.
 */
export function useSaveProfileEdit(
  before: ProfileForm,
  refused: RefusedChange | undefined,
  onSaved: () => void,
): SaveProfileEdit {
  const isBusy = useRef(false)
  const [isSaving, setIsSaving] = useState(false)
  const [notSaved, setNotSaved] = useState<NotSavedReason>()

  const save = async (form: ProfileForm) => {
    const read = parseProfileForm(form)
    if (isBusy.current || !read.ok) return
    isBusy.current = true
    setIsSaving(true)
    const saved = refused
      ? replace(refused, before, form, read.profile)
      : saveProfile(diffProfile(before, form, read.profile), captureAt(Date.now()))
    const failed = await saved.then(() => undefined, notSavedReason)
    isBusy.current = false
    setIsSaving(false)
    setNotSaved(failed)
    if (failed) {
      toastError('Error', 'Failed to update profile. Please try again.')
      return
    }
    toastSuccess(
      'Profile updated',
      refused ? rejectedProfileWords.saved : 'Your profile has been updated successfully.',
    )
    onSaved()
  }
  return { isSaving, notSaved, save }
}

/** A setup is done again, whole and of its own time. Of another change all its answers go again, and what else differs. */
function replace(
  { mutationId, isSetup, at, fields, settings }: RefusedChange,
  before: ProfileForm,
  form: ProfileForm,
  now: Profile,
): Promise<void> {
  const alongside = settings && { settings }
  if (isSetup) return createProfile({ ...now, ...alongside }, at)
  const others = Object.fromEntries(
    Object.entries(before).filter(([field]) => !fields.some((name) => name === field)),
  )
  const patch = { ...diffProfile(others, form, now), ...alongside }
  return correctProfile(mutationId, patch, captureAt(Date.now()))
}

/**
 * The fields that the form has changed, with what they are now; null for one that was emptied.
 *
 * @param before without the fields that are sent in any case
 */
function diffProfile(before: Partial<ProfileForm>, after: ProfileForm, now: Profile): ProfilePatch {
  const { respiratoryDiagnosis, phone, nation, inhaler, peakFlowBestLpm, ...required } = now
  const all: ProfilePatch = {
    ...required,
    respiratoryDiagnosis: respiratoryDiagnosis ?? null,
    phone: phone ?? null,
    nation: nation ?? null,
    inhaler: inhaler ?? null,
    peakFlowBestLpm: peakFlowBestLpm ?? null,
  }
  for (const field of profileField.options)
    if (JSON.stringify(before[field]) === JSON.stringify(after[field])) delete all[field]
  return all
}
