import type { Patient } from '@second-wind/core/records/patient'
import type { ProfileForm } from '../../../ui/profile-form/profile-form.ts'

/** The stored profile as form values. */
export function profileToForm(profile: Patient): ProfileForm {
  const { name, email, username, gender, location, conditions, isVulnerable, companionAvatar } = profile
  return {
    name,
    email,
    username,
    age: String(profile.age),
    gender,
    location,
    nation: profile.nation ?? '',
    phone: profile.phone ?? '',
    conditions,
    respiratoryDiagnosis: profile.respiratoryDiagnosis ?? '',
    isVulnerable,
    inhaler: profile.inhaler ?? '',
    peakFlowBestLpm: profile.peakFlowBestLpm === undefined ? '' : String(profile.peakFlowBestLpm),
    companionAvatar,
  }
}
