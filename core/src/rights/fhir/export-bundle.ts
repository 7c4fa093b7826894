import { exportWords } from '../../content/profile/export-words.ts'
import { questions } from '../../content/triage/questions.ts'
import { knownRespiratoryDiagnosis } from '../../content/triage/respiratory-diagnosis.ts'
import { levelNames } from '../../content/triage/results.ts'
import type { Gender, Patient } from '../../records/patient.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import type { TriageResult } from '../../triage/triage-result.ts'
import { active, conditionCode, unconfirmed } from './codes.ts'
import { observations } from './observations.ts'
import type {
  Bundle,
  ConditionResource,
  PatientResource,
  QuestionnaireResponseResource,
  Reference,
  ResponseItem,
} from './resources.ts'

type Exported = { profile: Patient; symptoms: readonly SymptomEntry[]; triage: readonly TriageResult[] }

/** What one patient has logged, as a FHIR R4 Bundle that another system can read. */
export function exportBundle(
  { profile, symptoms, triage }: Exported,
  { at, newId }: { at: string; newId: () => string },
): Bundle {
  const patientUrl = `urn:uuid:${newId()}`
  const subject = { reference: patientUrl }
  const resources = [
    ...conditionResources(profile, subject),
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

/** The age is not a date of birth, so it is not made into one. */
function patientResource({ id, name, email, phone, gender, location }: Patient): PatientResource {
  return {
    resourceType: 'Patient',
    identifier: [{ value: `second-wind-${id}` }],
    name: [{ text: name }],
    telecom: [
      { system: 'email', value: email },
      ...(phone === undefined ? [] : [{ system: 'phone' as const, value: phone }]),
    ],
    gender: administrativeGender[gender],
    address: [{ text: location }],
  }
}

const administrativeGender: Record<Gender, PatientResource['gender']> = {
  male: 'male',
  female: 'female',
  other: 'other',
  'prefer-not-to-say': 'unknown',
}

/** The diagnosis and the known conditions, each once. */
function conditionResources(patient: Patient, subject: Reference): ConditionResource[] {
  const diagnosis = knownRespiratoryDiagnosis(patient)
  const names = new Set([...(diagnosis === undefined ? [] : [diagnosis]), ...patient.conditions])
  return [...names].map((name) => ({
    resourceType: 'Condition',
    clinicalStatus: active,
    verificationStatus: unconfirmed,
    code: conditionCode(name),
    subject,
  }))
}

/** A finished symptom check: each question with the answer given, as both were read, and the outcome last. */
function questionnaireResponse(check: TriageResult, subject: Reference): QuestionnaireResponseResource {
  return {
    resourceType: 'QuestionnaireResponse',
    identifier: { value: check.id },
    status: 'completed',
    subject,
    authored: check.createdAt,
    source: subject,
    item: [...answerItems(check), resultItem(check)],
  }
}

/** What a question or an option was called when it is no longer asked: its id, rather than nothing. */
function answerItems({ track, answers = {} }: TriageResult): ResponseItem[] {
  const asked = track === undefined ? [] : questions[track]
  return Object.entries(answers).map(([linkId, answer]) => {
    const question = asked.find(({ id }) => id === linkId)
    const label = question?.options.find(({ id }) => id === answer)?.label
    return { linkId, text: question?.text ?? linkId, answer: [{ valueString: label ?? answer }] }
  })
}

function resultItem({ result, redFlags = [] }: TriageResult): ResponseItem {
  const words = [levelNames[result].text, ...redFlags]
  return {
    linkId: 'result',
    text: exportWords.fields.result,
    answer: words.map((valueString) => ({ valueString })),
  }
}
