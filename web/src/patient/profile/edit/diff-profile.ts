import type { Profile, ProfilePatch } from '@second-wind/core/records/patient'
import { profileField, type ProfileForm } from '../../../ui/profile-form/profile-form.ts'

/**
 * The fields that the form has changed, with what they are now; null for one that was emptied.
 *
 * @param before without the fields that are sent in any case
 */
export function diffProfile(before: Partial<ProfileForm>, after: ProfileForm, now: Profile): ProfilePatch {
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
