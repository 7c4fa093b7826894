import { colourWords, consistencyWords, temperatureWords } from '../../content/answer-words.ts'
import { isDayOnly } from '../../content/findings/describe-logged-time.ts'
import { exportWords } from '../../content/profile/export-words.ts'
import { comparedWithUsualLabels, scoreLabels, sputumAmountLabels } from '../../content/symptom-labels.ts'
import { listMeasurements } from '../../records/measurements.ts'
import { isAnswered } from '../../records/phlegm.ts'
import { scoreNames, type SymptomEntry, type UntouchedField } from '../../records/symptom-entry.ts'
import { entriesWithScore } from '../../recovery/answered-scores.ts'
import { askedButUnknown, loincSystem, surveyCategory, ucumSystem } from './codes.ts'
import type { CodeableConcept, ObservationResource, ObservationValue, Reference } from './resources.ts'

type CodedAnswer = { field: keyof SymptomEntry; code: CodeableConcept; value: ObservationValue }

/**
 * One Observation for each answer of an entry. An unset score is left out, because it is not an answer (hazard C15). An
 * unanswered question about temperature or phlegm is sent with a data absent reason. An entry for an earlier day has a
 * date without a time, because its time is not known.
 */
export function observations(entry: SymptomEntry, subject: Reference): ObservationResource[] {
  return codedAnswers(entry).map(({ field, code, value }) => ({
    resourceType: 'Observation',
    identifier: [{ value: `${entry.id}/${field}` }],
    status: 'final',
    category: [surveyCategory],
    code,
    subject,
    effectiveDateTime: isDayOnly(entry.date, entry.tzOffsetMin) ? entry.localDate : entry.date,
    ...value,
  }))
}

function codedAnswers(entry: SymptomEntry): CodedAnswer[] {
  const { notes, comparedWithUsual, sputumAmount } = entry
  const scores = scoreNames.filter((name) => entriesWithScore(name, [entry]).length > 0)
  const { fields, scaleOf } = exportWords
  const colour = colourWords(entry)
  return [
    ...scores.map((name) => ({
      field: name,
      code: { text: `${scoreLabels[name]}, ${scaleOf[name]}` },
      value: { valueInteger: entry[name] },
    })),
    ...(comparedWithUsual
      ? [
          codedAnswer(
            'comparedWithUsual',
            { text: fields.comparedWithUsual },
            { valueString: comparedWithUsualLabels[comparedWithUsual] },
          ),
        ]
      : []),
    codedAnswer(
      'temperature',
      { text: fields.temperature },
      answer(entry, 'temperature', temperatureWords(entry)),
    ),
    codedAnswer(
      'sputumConsistency',
      { text: fields.sputumConsistency },
      answer(entry, 'sputumConsistency', consistencyWords(entry)),
    ),
    ...(colour === undefined
      ? []
      : [codedAnswer('sputumColor', { text: fields.sputumColor }, answer(entry, 'sputumColor', colour))]),
    ...(sputumAmount
      ? [
          codedAnswer(
            'sputumAmount',
            { text: fields.sputumAmount },
            { valueCodeableConcept: { text: sputumAmountLabels[sputumAmount] } },
          ),
        ]
      : []),
    ...listMeasurements(entry).map(
      ({ field, value, measurement: { exportLabel: label, unit, ucum: code, loinc } }) =>
        codedAnswer(
          field,
          loinc ? { coding: [{ system: loincSystem, code: loinc.code }], text: loinc.text } : { text: label },
          { valueQuantity: { value, unit, ...(code !== undefined && { system: ucumSystem, code }) } },
        ),
    ),
    ...(notes?.trim() ? [codedAnswer('notes', { text: fields.notes }, { valueString: notes })] : []),
  ]
}

const codedAnswer = (
  field: CodedAnswer['field'],
  code: CodeableConcept,
  value: ObservationValue,
): CodedAnswer => ({
  field,
  code,
  value,
})

const answer = (entry: SymptomEntry, field: UntouchedField, text: string): ObservationValue =>
  isAnswered(entry, field) ? { valueCodeableConcept: { text } } : { dataAbsentReason: askedButUnknown }
