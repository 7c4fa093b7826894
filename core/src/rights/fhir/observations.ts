import { exportWords } from '../../content/profile/export-words.ts'
import {
  scoreLabels,
  sputumColorLabels,
  sputumConsistencyLabels,
  temperatureLabels,
} from '../../content/symptom-labels.ts'
import { measured } from '../../records/measurements.ts'
import { hasNoPhlegm } from '../../records/phlegm.ts'
import { scoreNames, type SymptomEntry } from '../../records/symptom-entry.ts'
import { entriesWithScore } from '../../recovery/answered-scores.ts'
import { loincSystem, surveyCategory, ucumSystem } from './codes.ts'
import type { CodeableConcept, ObservationResource, ObservationValue, Reference } from './resources.ts'

type Finding = { field: keyof SymptomEntry; code: CodeableConcept; value: ObservationValue }

/** One Observation for each answer of an entry. A score that nobody set is no answer (hazard C15). */
export function observations(entry: SymptomEntry, subject: Reference): ObservationResource[] {
  return findings(entry).map(({ field, code, value }) => ({
    resourceType: 'Observation',
    identifier: [{ value: `${entry.id}/${field}` }],
    status: 'final',
    category: [surveyCategory],
    code,
    subject,
    effectiveDateTime: entry.date,
    ...value,
  }))
}

function findings(entry: SymptomEntry): Finding[] {
  const { temperature, sputumColor, sputumConsistency, notes } = entry
  const scores = scoreNames.filter((name) => entriesWithScore(name, [entry]).length > 0)
  const { fields, scaleOf } = exportWords
  return [
    ...scores.map((name) => ({
      field: name,
      code: { text: `${scoreLabels[name]}, ${scaleOf[name]}` },
      value: { valueInteger: entry[name] },
    })),
    finding('temperature', { text: fields.temperature }, inWords(temperatureLabels[temperature])),
    finding(
      'sputumConsistency',
      { text: fields.sputumConsistency },
      inWords(sputumConsistencyLabels[sputumConsistency]),
    ),
    ...(hasNoPhlegm(entry)
      ? []
      : [finding('sputumColor', { text: fields.sputumColor }, inWords(sputumColorLabels[sputumColor]))]),
    ...measured(entry).map(({ field, value, measurement: { label, unit, ucum: code, loinc } }) =>
      finding(
        field,
        loinc ? { coding: [{ system: loincSystem, code: loinc.code }], text: loinc.text } : { text: label },
        { valueQuantity: { value, unit, ...(code !== undefined && { system: ucumSystem, code }) } },
      ),
    ),
    ...(notes?.trim() ? [finding('notes', { text: fields.notes }, { valueString: notes })] : []),
  ]
}

const finding = (field: Finding['field'], code: CodeableConcept, value: ObservationValue): Finding => ({
  field,
  code,
  value,
})

const inWords = (text: string): ObservationValue => ({ valueCodeableConcept: { text } })
