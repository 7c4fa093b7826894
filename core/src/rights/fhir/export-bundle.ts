import { exportWords } from '../../content/profile/export-words.ts'
import { usualDayFacts } from '../../content/profile/usual-day-facts.ts'
import { usualDayWords } from '../../content/profile/usual-day-words.ts'
import { questions } from '../../content/triage/questions.ts'
import { levelNames } from '../../content/triage/results.ts'
import { patientNumberKind, patientNumberName } from '../../records/nhs-number.ts'
import type { Gender, Patient } from '../../records/patient.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import { knownRespiratoryDiagnosis } from '../../triage/person.ts'
import type { TriageResult } from '../../triage/triage-result.ts'
import { activeStatus, conditionCode, unconfirmedStatus } from './codes.ts'
import { observations } from './observations.ts'
import type {
  Bundle,
  ConditionResource,
  PatientResource,
  QuestionnaireResponseResource,
  Reference,
  ResponseItem,
} from './resources.ts'

type ExportedRecords = {
  profile: Patient
  symptoms: readonly SymptomEntry[]
  triage: readonly TriageResult[]
}

/** One patient's records as a FHIR R4 Bundle for other systems. */
export function exportBundle(
  { profile, symptoms, triage }: ExportedRecords,
  { at, newId }: { at: string; newId: () => string },
): Bundle {
  const patientUrl = `urn:uuid:${newId()}`
  const subject = { reference: patientUrl }
  const resources = [
    ...conditionResources(profile, subject),
    ...usualDayResource(profile, subject),
    ...symptoms.flatMap((entry) => observations(entry, subject)),
    ...triage.map((check) => questionnaireResponse(check, subject)),
  ]
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: at,
    entry: [
      { fullUrl: patientUrl, resource: patientResource(profile) },
      ...resources.map((resource) => ({ fullUrl: `urn:uuid:${newId()}`, resource })),
    ],
  }
}

/** `birthDate` only where the clinic has given it: the age does not give a date of birth. */
function patientResource(patient: Patient): PatientResource {
  const { id, name, email, phone, gender, location, dateOfBirth } = patient
  return {
    resourceType: 'Patient',
    identifier: [{ value: `second-wind-${id}` }, ...nationalIdentifier(patient)],
    name: [{ text: name }],
    telecom: [
      { system: 'email', value: email },
      ...(phone === undefined ? [] : [{ system: 'phone' as const, value: phone }]),
    ],
    gender: administrativeGender[gender],
    ...(dateOfBirth !== undefined && { birthDate: dateOfBirth }),
    address: [{ text: location }],
  }
}

/** UK Core names a system for the NHS number. A number of another kind is named by its type alone. */
function nationalIdentifier({ nhsNumber }: Patient): PatientResource['identifier'] {
  if (nhsNumber === undefined) return []
  const type = { text: patientNumberName(nhsNumber) }
  const isNhs = patientNumberKind(nhsNumber) === 'nhs'
  return [{ ...(isNhs && { system: 'https://fhir.nhs.uk/Id/nhs-number' }), type, value: nhsNumber }]
}

const administrativeGender: Record<Gender, PatientResource['gender']> = {
  male: 'male',
  female: 'female',
  other: 'other',
  'prefer-not-to-say': 'unknown',
}

/** The diagnosis and the known conditions, without duplicates. */
function conditionResources(patient: Patient, subject: Reference): ConditionResource[] {
  const diagnosis = knownRespiratoryDiagnosis(patient)
  const names = new Set([...(diagnosis === undefined ? [] : [diagnosis]), ...patient.conditions])
  return [...names].map((name) => ({
    resourceType: 'Condition',
    clinicalStatus: activeStatus,
    verificationStatus: unconfirmedStatus,
    code: conditionCode(name),
    subject,
  }))
}

/** The usual day that the person set: each field in the words of the app. A field that is not set is left out. */
function usualDayResource({ usualDay }: Patient, subject: Reference): QuestionnaireResponseResource[] {
  if (usualDay === undefined) return []
  const item = usualDayFacts(usualDay).map(({ field, label, value }) => ({
    linkId: `usual-day/${field}`,
    text: `${usualDayWords.record.label}: ${label}`,
    answer: [{ valueString: value }],
  }))
  return [
    {
      resourceType: 'QuestionnaireResponse',
      identifier: { value: 'usual-day' },
      status: 'completed',
      subject,
      authored: usualDay.setOn,
      source: subject,
      item,
    },
  ]
}

/** A finished symptom check: each question and answer in the words that the person read, then the outcome. */
function questionnaireResponse(check: TriageResult, subject: Reference): QuestionnaireResponseResource {
  return {
    resourceType: 'QuestionnaireResponse',
    identifier: { value: check.id },
    status: 'completed',
    subject,
    authored: check.createdAt,
    source: subject,
    item: [...answerItems(check), resultItem(check), ...firstAnswerItem(check)],
  }
}

/** Falls back to the id of a question or option that no longer exists. */
function answerItems({ track, answers = {} }: TriageResult): ResponseItem[] {
  const trackQuestions = track === undefined || track === 'follow-up' ? [] : questions[track]
  return Object.entries(answers).map(([linkId, answer]) => {
    const question = trackQuestions.find(({ id }) => id === linkId)
    const label = question?.options.find(({ id }) => id === answer)?.label
    return { linkId, text: question?.text ?? linkId, answer: [{ valueString: label ?? answer }] }
  })
}

/** `authored` is when the check was finished, which can be hours later. */
const firstAnswerItem = ({ firstAnsweredAt }: TriageResult): ResponseItem[] =>
  firstAnsweredAt === undefined
    ? []
    : [
        {
          linkId: 'first-answered',
          text: exportWords.fields.firstAnsweredAt,
          answer: [{ valueDateTime: firstAnsweredAt }],
        },
      ]

function resultItem({ result, redFlags = [] }: TriageResult): ResponseItem {
  const texts = [levelNames[result].text, ...redFlags]
  return {
    linkId: 'result',
    text: exportWords.fields.result,
    answer: texts.map((valueString) => ({ valueString })),
  }
}
