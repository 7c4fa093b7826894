import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import type { ApprovedIdentity, IdentityCheck } from '@second-wind/core/care/contract/patient-record'
import { epochMs } from '@second-wind/core/platform/moment'
import { ageOn, type Identity } from '@second-wind/core/records/identity'
import { formatNhsNumber, patientNumberName } from '@second-wind/core/records/nhs-number'
import { captureAt } from '../../data/local/index.ts'
import { formatDateAndTime } from '../../ui/format/format-time.ts'
import { plainDate } from '../../ui/format/uk-time.ts'
import { ageConflict } from './identity-conflicts.ts'
import { identityWords as words } from './identity-words.ts'

/** "Born 23 November 1955 (71)" and "NHS number 943 476 5919": what is recorded of them. */
export function formatIdentity({ dateOfBirth, nhsNumber }: Identity, now: number): string[] {
  return [
    ...(dateOfBirth === undefined ? [] : [`Born ${plainDate(dateOfBirth)} (${ageAt(now, dateOfBirth)})`]),
    ...(nhsNumber === undefined ? [] : [`${patientNumberName(nhsNumber)} ${formatNhsNumber(nhsNumber)}`]),
  ]
}

/** By the date of birth where there is one: the age that a patient entered is as old as the profile. */
export const ageOfPatient = (
  { age, dateOfBirth }: { age: number } & Pick<Identity, 'dateOfBirth'>,
  now: number,
): number => (dateOfBirth === undefined ? age : ageAt(now, dateOfBirth))

/** For a line that asks whether this is the right person: what is recorded, and what is not. */
export const identityLine = (identity: Identity, now: number): string =>
  identityParts(identity, now).join(', ')

export function identityParts(identity: Identity, now: number): string[] {
  const known = formatIdentity(identity, now)
  if (known.length === 0) return [words.notCheckedShort]
  return [...known, ...(known.length === 1 ? [words.notFullyCheckedShort] : [])]
}

/** In a few words: the number of a patient whose identity is checked, or what is wrong with it. */
export function identityLabel(
  patient: Identity & { age: number },
  now: number,
): { text: string; isMissing: boolean } {
  const { dateOfBirth, nhsNumber, age } = patient
  if (ageConflict(age, patient, now).length > 0) return { text: words.ageDiffersShort, isMissing: false }
  if (dateOfBirth !== undefined && nhsNumber !== undefined)
    return { text: `${patientNumberName(nhsNumber)} ${formatNhsNumber(nhsNumber)}`, isMissing: false }
  const text = (dateOfBirth ?? nhsNumber) ? words.partlyCheckedShort : words.notCheckedShort
  return { text, isMissing: true }
}

/** What is missing or has changed, so that it is not certain that this is the right person. */
export const identityGaps = ({
  approvedName,
  ...identity
}: Identity & Pick<DashboardPatient, 'approvedName'>): string[] => [
  ...(approvedName === undefined ? [] : [words.renamed(approvedName)]),
  ...missingIdentity(identity),
]

function missingIdentity({ dateOfBirth, nhsNumber }: Identity): string[] {
  if (dateOfBirth !== undefined && nhsNumber !== undefined) return []
  if (dateOfBirth === undefined && nhsNumber === undefined) return [words.notChecked]
  return [dateOfBirth === undefined ? words.noDate : words.noNumber]
}

/** "Gwen Parry, born 23 November 1955, by Dr. Helen Marsh, Friday 20 November 2026, 14:05". */
export const formatApproval = ({ name, dateOfBirth, who, at }: ApprovedIdentity): string =>
  [
    name,
    ...(dateOfBirth === undefined ? [] : [`born ${plainDate(dateOfBirth)}`]),
    `by ${who}`,
    formatDateAndTime(epochMs(at)),
  ].join(', ')

/** Who checked what is recorded, and when; nothing where that is not known. */
export function identityCheckFacts(
  { dateOfBirth, nhsNumber }: Identity,
  check: IdentityCheck | undefined,
): { label: string; value: string }[] {
  if (!check || (dateOfBirth ?? nhsNumber) === undefined) return []
  return [{ label: words.checkedBy, value: `${check.who}, ${formatDateAndTime(epochMs(check.at))}` }]
}

const ageAt = (now: number, dateOfBirth: string): number => ageOn(captureAt(now).localDate, dateOfBirth)
