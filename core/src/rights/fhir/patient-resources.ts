import type { Gender, Patient } from '../../records/patient.ts'
import { knownRespiratoryDiagnosis } from '../../content/triage/respiratory-diagnosis.ts'
import { active, conditionCode, unconfirmed } from './codes.ts'
import type { ConditionResource, PatientResource, Reference } from './resources.ts'

/** The age is not a date of birth, so it is not made into one. */
export function patientResource({ id, name, email, phone, gender, location }: Patient): PatientResource {
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
export function conditionResources(patient: Patient, subject: Reference): ConditionResource[] {
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
