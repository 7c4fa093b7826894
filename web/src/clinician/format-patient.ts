import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { describeLastContact } from '@second-wind/core/care/roster/last-contact'
import { lowerFirst } from '@second-wind/core/platform/first-letter'
import type { Identity } from '@second-wind/core/records/identity'
import { knownRespiratoryDiagnosis, type Person } from '@second-wind/core/triage/person'
import { formatShortAge } from '../ui/format/format-time.ts'
import { ageOfPatient, identityParts } from './identity/format-identity.ts'

/** First letter of the first and of the last name: "ME", "M". */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('en-GB')
}

/** "71 years old, female". */
export function formatAgeAndGender(
  { gender, ...patient }: Pick<DashboardPatient, 'age' | 'dateOfBirth' | 'gender'>,
  now: number,
): string {
  return `${ageOfPatient(patient, now)} years old, ${formatGender(gender)}`
}

export const formatGender = (gender: DashboardPatient['gender']): string => genderWords[gender] ?? gender

const genderWords: Partial<Record<DashboardPatient['gender'], string>> = {
  other: 'gender: other',
  'prefer-not-to-say': 'gender not stated',
}

/** "Born 14 March 1952 (74), female", for a dialog that asks whether this is the right patient. The age is there once. */
export const formatNameAndIdentity = (
  patient: Parameters<typeof formatAgeAndGender>[0] & Identity,
  now: number,
  place: readonly string[] = [],
): string => {
  const [first = '', ...others] = identityParts(patient, now)
  return patient.dateOfBirth === undefined
    ? [formatAgeAndGender(patient, now), ...place, lowerFirst(first), ...others].join(', ')
    : [first, formatGender(patient.gender), ...place, ...others].join(', ')
}

/** The same words in the list and the record. Who has given no diagnosis may have given conditions. */
export const diagnosisWords = {
  label: 'Diagnosis',
  of: (patient: Person): string => knownRespiratoryDiagnosis(patient) ?? formatConditions(patient),
} as const

export const formatConditions = ({ conditions }: Pick<Person, 'conditions'>): string =>
  conditions.length > 0 ? conditions.join(', ') : 'Not recorded'

/** "check-in 20 min ago": the same words in the list, the record and the alerts. */
export const formatLastContact = (patient: Parameters<typeof describeLastContact>[0], now: number): string =>
  describeLastContact(patient, (at) => formatShortAge(at, now))

export function formatAlertCount(count: number): string {
  return count === 1 ? '1 Alert' : `${count} Alerts`
}

/** Id of the patient's name button: the target for returning focus and for aria-labelledby. */
export const patientNameButtonId = (id: DashboardPatient['id']): string => `patient-${id}`
