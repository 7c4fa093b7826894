import { whichInhaler } from '@second-wind/core/content/help/asthma-attack'
import { genderLabels, nationLabels } from '@second-wind/core/content/profile/choices'
import { profileWords } from '@second-wind/core/content/profile/profile-words'
import { formatNhsNumber, patientNumberName } from '@second-wind/core/records/nhs-number'
import type { Patient } from '@second-wind/core/records/patient'
import { knownRespiratoryDiagnosis } from '@second-wind/core/triage/person'
import { longDate, plainDate } from '../format/uk-time.ts'
import { fieldLabels } from '../profile-form/field-labels.ts'

export type Fact = { label: string; value: string }

/** The contents of the profile as label and value; missing values are left out. */
export function profileFacts(profile: Patient, daysTracked: number | undefined): Fact[] {
  const { nation, inhaler, phone, peakFlowBestLpm: best, conditions, dateOfBirth, nhsNumber } = profile
  const facts: { label: string; value: string | undefined }[] = [
    { label: fieldLabels.age, value: String(profile.age) },
    { label: 'Date of birth', value: dateOfBirth && plainDate(dateOfBirth) },
    { label: nhsNumber ? patientNumberName(nhsNumber) : '', value: nhsNumber && formatNhsNumber(nhsNumber) },
    { label: fieldLabels.gender, value: genderLabels[profile.gender] ?? profileWords.genderUnknown },
    { label: fieldLabels.location, value: profile.location },
    { label: fieldLabels.nation, value: nation && nationLabels[nation] },
    { label: fieldLabels.respiratoryDiagnosis, value: knownRespiratoryDiagnosis(profile) },
    {
      label: fieldLabels.conditions,
      value: conditions.length === 0 ? profileWords.noConditions : conditions.join(', '),
    },
    { label: fieldLabels.inhaler, value: whichInhaler.options.find(({ id }) => id === inhaler)?.label },
    { label: fieldLabels.peakFlowBestLpm, value: best === undefined ? undefined : `${best} L/min` },
    { label: fieldLabels.phone, value: phone },
    {
      label: 'Days tracked',
      value: daysTracked === undefined ? undefined : `${daysTracked} in the last 30 days`,
    },
    { label: 'Member since', value: longDate(Date.parse(profile.createdAt)) },
  ]
  return facts.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))
}
