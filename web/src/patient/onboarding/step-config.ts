import type { ProfileField } from '../../ui/profile-form/profile-form.ts'

/** The four steps of the specification, section 2. */
export const stepTitles = [
  'Basic Information',
  'Personal Details',
  'Health Information',
  'Choose Your Companion',
] as const
export const lastStep = stepTitles.length

/** The step of each field, so that an error summary can link to it. */
export const stepOfField: Record<ProfileField, number> = {
  name: 1,
  email: 1,
  username: 1,
  age: 2,
  gender: 2,
  location: 2,
  nation: 2,
  phone: 2,
  conditions: 3,
  isVulnerable: 3,
  inhaler: 3,
  respiratoryDiagnosis: 3,
  peakFlowBestLpm: 3,
  companionAvatar: 4,
}
