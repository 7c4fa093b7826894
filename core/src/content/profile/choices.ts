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

/** Offered below Bronchitis once that is ticked: the acute illness passes, the chronic one is COPD (NHS, COPD). */
export const chronicBronchitis = {
  name: 'Chronic bronchitis (COPD)',
  hint: 'Tick this too if a doctor or nurse told you that it is long-term.',
}

export const diagnoses = ['Asthma', 'COPD', 'Pulmonary Fibrosis', "None/Don't Know"] as const

export const vulnerableLabel = 'I am in a vulnerable group (over 65, immunocompromised, etc.)'
