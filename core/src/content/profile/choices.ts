import type { Gender, Nation } from '../../records/patient.ts'

/** What the forms of the profile offer, in order (specification, section 5). */
export const genderLabels: Record<Gender, string> = {
  female: 'Female',
  male: 'Male',
  other: 'Other',
  'prefer-not-to-say': 'Prefer not to say',
}

export const nationLabels: Record<Nation, string> = {
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  'northern-ireland': 'Northern Ireland',
}

export const setupConditions = [
  'Asthma',
  'COPD',
  'Bronchitis',
  'Heart Disease',
  'Diabetes',
  'High Blood Pressure',
  'Immune System Disorders',
] as const

export const editConditions = [
  'Asthma',
  'COPD',
  'Pulmonary Fibrosis',
  'Bronchitis',
  'Heart Disease',
  'Diabetes',
  'High Blood Pressure',
  'Immune System Disorders',
] as const

export const diagnoses = ['Asthma', 'COPD', 'Pulmonary Fibrosis', "None/Don't Know"] as const

export const vulnerableLabel = 'I am in a vulnerable group (over 65, immunocompromised, etc.)'
