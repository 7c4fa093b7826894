import type { ProfileField } from './profile-form.ts'

/** The label of each field, for the form and its error summary. */
export const fieldLabels: Record<ProfileField, string> = {
  name: 'Full Name',
  email: 'Email',
  username: 'Username',
  age: 'Age',
  gender: 'Gender',
  location: 'Location',
  nation: 'Where you live',
  phone: 'Phone number',
  conditions: 'Known conditions',
  respiratoryDiagnosis: 'Respiratory diagnosis',
  isVulnerable: 'Vulnerable group',
  inhaler: 'Reliever inhaler',
  peakFlowBestLpm: 'Personal best peak flow',
  companionAvatar: 'Companion',
}
