import type { PeakFlowZoneId } from '../records/peak-flow.ts'
import type { ScoreName, SymptomEntry } from '../records/symptom-entry.ts'

/** The labels of an entry's stored values: clinical content, section 14. */
export const scoreLabels: Record<ScoreName, string> = {
  coughSeverity: 'Cough',
  breathlessness: 'Breathlessness',
  energy: 'Energy',
  mood: 'Mood',
}

/** The bands of the specification, section 9. For the NHS, 38 °C or more is a high temperature (ruling D-07). */
export const temperatureLabels: Record<SymptomEntry['temperature'], string> = {
  normal: 'Normal (under 37.8°C)',
  'low-fever': 'Raised or high (37.8 to 38.2°C)',
  'moderate-fever': 'High (38.3 to 39.4°C)',
  'high-fever': 'Very high (over 39.4°C)',
}

export const peakFlowZoneLabels: Record<PeakFlowZoneId, string> = {
  above_80: 'More than 80% of your best',
  '50_80': 'Between 50% and 80% of your best',
  below_50: 'Less than 50% of your best',
}

export const comparedWithUsualLabels: Record<NonNullable<SymptomEntry['comparedWithUsual']>, string> = {
  worse: 'Worse than usual',
  'much-worse': 'Much worse than usual',
}

export const sputumColorLabels: Record<SymptomEntry['sputumColor'], string> = {
  clear: 'Clear or white',
  yellow: 'Yellow',
  green: 'Green',
  brown: 'Brown',
  red: 'Red or blood-stained',
}

export const sputumConsistencyLabels: Record<SymptomEntry['sputumConsistency'], string> = {
  none: 'No phlegm',
  thin: 'Thin',
  thick: 'Thick',
  sticky: 'Sticky',
}

export const sputumAmountLabels: Record<NonNullable<SymptomEntry['sputumAmount']>, string> = {
  usual: 'As much as usual',
  more: 'More than usual',
}
