/*
 * Contains only codes that mean exactly what the patient was asked. The four scores, temperature bands, phlegm,
 * reliever puffs and notes stay text: a SNOMED finding such as "Cough" with a score of 1 would claim that there was a
 * cough, and LOINC's body temperature requires a measured value.
 */
import { notAnswered } from '../../content/answer-words.ts'
import type { CodeableConcept } from './resources.ts'

export const loincSystem = 'http://loinc.org'
const snomed = 'http://snomed.info/sct'
export const ucumSystem = 'http://unitsofmeasure.org'
const hl7 = 'http://terminology.hl7.org/CodeSystem'

export const surveyCategory: CodeableConcept = {
  coding: [{ system: `${hl7}/observation-category`, code: 'survey' }],
  text: 'Reported by the patient',
}

/** The form asked and the person left the default untouched. */
export const askedButUnknown: CodeableConcept = {
  coding: [{ system: `${hl7}/data-absent-reason`, code: 'asked-unknown' }],
  text: notAnswered,
}

export const activeStatus: CodeableConcept = {
  coding: [{ system: `${hl7}/condition-clinical`, code: 'active' }],
  text: 'Active',
}

/** Reported by the patient only. */
export const unconfirmedStatus: CodeableConcept = {
  coding: [{ system: `${hl7}/condition-ver-status`, code: 'unconfirmed' }],
  text: 'Reported by the patient, not confirmed',
}

export function conditionCode(name: string): CodeableConcept {
  const code = conditionCodes.get(name.toLowerCase())
  return code === undefined ? { text: name } : { coding: [{ system: snomed, code }], text: name }
}

const conditionCodes = new Map([
  ['asthma', '195967001'],
  ['copd', '13645005'],
  ['pulmonary fibrosis', '51615001'],
  ['bronchitis', '32398004'],
  ['heart disease', '56265001'],
  ['diabetes', '73211009'],
  ['high blood pressure', '38341003'],
  ['immune system disorders', '414029004'],
])
