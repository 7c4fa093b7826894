import type { Profile, ProfilePatch } from '@second-wind/core/records/patient'
import { useLocalSave } from '../../../data/live/use-local-save.ts'
import { captureAt } from '../../../data/local/index.ts'
import { correctProfile, createProfile, saveProfile } from '../../../data/local/lazy.ts'
import { toastError, toastSuccess } from '../../../ui/feedback/toast.ts'
import { parseProfileForm, profileField, type ProfileForm } from '../../../ui/profile-form/profile-form.ts'
import type { RefusedChange } from './refused-change.ts'
import { rejectedProfileWords } from './rejected-profile-words.ts'

/**
 * Saves the fields that differ from `before`, so that an edit on another phone keeps the others. Replaces a change that
 * the server refused.
 */
export function useSaveProfileEdit(
  before: ProfileForm,
  refused: RefusedChange | undefined,
  onDone: () => void,
) {
  const { isSaving, notSaved, save } = useLocalSave()

  const saveEdit = async (form: ProfileForm) => {
    const parsed = parseProfileForm(form)
    if (!parsed.ok) return
    const write = () =>
      refused
        ? replaceRefusedChange(refused, before, form, parsed.profile)
        : saveProfile(diffProfile(before, form, parsed.profile), captureAt(Date.now()))
    await save(write, {
      onSaved: () => {
        toastSuccess(
          'Profile updated',
          refused ? rejectedProfileWords.saved : 'Your profile has been updated successfully.',
        )
        onDone()
      },
      onFailed: () => toastError('Error', 'Failed to update profile. Please try again.'),
    })
  }
  return { isSaving, notSaved, saveEdit }
}

/**
 * Sends a refused setup again complete and with its original time. Sends any other refused change again with all its
 * fields, plus the other fields that the form has changed.
 */
function replaceRefusedChange(
  { mutationId, isSetup, at, fields, hidden }: RefusedChange,
  before: ProfileForm,
  form: ProfileForm,
  now: Profile,
): Promise<void> {
  if (isSetup) return createProfile({ ...now, ...hidden }, at)
  const others = Object.fromEntries(
    Object.entries(before).filter(([field]) => !fields.some((name) => name === field)),
  )
  const patch = { ...diffProfile(others, form, now), ...hidden }
  return correctProfile(mutationId, patch, captureAt(Date.now()))
}

/**
 * The fields that the form has changed, with their new values; null for a field that is now empty.
 *
 * @param before the earlier values, without the fields that are always sent
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
