import { hasLungCondition, type Person } from '../../triage/person.ts'

/** The diagnosis in the profile; "none" and "None/Don't Know" count as no diagnosis. */
export function knownRespiratoryDiagnosis(person: Person | undefined): string | undefined {
  const told = person?.respiratoryDiagnosis?.trim() ?? ''
  return noDiagnosis.has(told.toLowerCase()) ? undefined : told
}

/**
 * Whether this person reads the words for people with a lung condition: never recovery times of colds, never words that
 * say to wait (ruling D-08).
 */
export const needsLungWords = (person: Person | undefined): boolean =>
  hasLungCondition(person) || knownRespiratoryDiagnosis(person) !== undefined

/** The form inside a sentence: "asthma", but "COPD". */
export function diagnosisInSentence(diagnosis: string): string {
  return commonNouns.get(diagnosis) ?? diagnosis
}

const noDiagnosis = new Set(['', 'none', "none/don't know", 'none/don’t know'])

const commonNouns = new Map([
  ['Asthma', 'asthma'],
  ['Pulmonary Fibrosis', 'pulmonary fibrosis'],
  ['Bronchitis', 'bronchitis'],
])
