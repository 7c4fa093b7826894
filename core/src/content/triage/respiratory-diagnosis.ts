import type { Person } from '../../triage/person.ts'

/** The diagnosis a person has told us of; "none" and "None/Don't Know" are none. */
export function knownRespiratoryDiagnosis(person: Person | undefined): string | undefined {
  const told = person?.respiratoryDiagnosis?.trim() ?? ''
  return noDiagnosis.has(told.toLowerCase()) ? undefined : told
}

/** As it reads in the middle of a sentence: "asthma", but "COPD". */
export function inSentence(diagnosis: string): string {
  return commonNouns.get(diagnosis) ?? diagnosis
}

const noDiagnosis = new Set(['', 'none', "none/don't know", 'none/don’t know'])

const commonNouns = new Map([
  ['Asthma', 'asthma'],
  ['Pulmonary Fibrosis', 'pulmonary fibrosis'],
  ['Bronchitis', 'bronchitis'],
])
