import { ageOn, chiDiffersFromBirth, type Identity } from '@second-wind/core/records/identity'
import { formatNhsNumber, patientNumberName } from '@second-wind/core/records/nhs-number'
import { captureAt } from '../../data/local/index.ts'
import { plainDate } from '../../ui/format/uk-time.ts'
import { identityWords as words } from './identity-words.ts'

/** "Born 23 November 1955 (71)" and "NHS number 943 476 5919": what is recorded of them. */
export function formatIdentity({ dateOfBirth, nhsNumber }: Identity, now: number): string[] {
  return [
    ...(dateOfBirth === undefined ? [] : [`Born ${plainDate(dateOfBirth)} (${ageAt(now, dateOfBirth)})`]),
    ...(nhsNumber === undefined ? [] : [`${patientNumberName(nhsNumber)} ${formatNhsNumber(nhsNumber)}`]),
  ]
}

/** By the date of birth where there is one: the age that a patient entered is as old as the profile. */
export const knownAge = (
  { age, dateOfBirth }: { age: number } & Pick<Identity, 'dateOfBirth'>,
  now: number,
): number => (dateOfBirth === undefined ? age : ageAt(now, dateOfBirth))

/** A birthday since the age was entered explains one year more, and never a year less. */
function ageMismatch(age: number, { dateOfBirth }: Identity, now: number): string | undefined {
  if (dateOfBirth === undefined) return undefined
  const byDate = ageAt(now, dateOfBirth)
  return byDate === age || byDate === age + 1 ? undefined : words.ageDiffers(age, byDate)
}

/** For a line that asks whether this is the right person: what is recorded, and what is not. */
export function identityLine(identity: Identity, now: number): string {
  const known = formatIdentity(identity, now)
  if (known.length === 0) return words.notCheckedShort
  return [...known, ...(known.length === 1 ? [words.notFullyCheckedShort] : [])].join(', ')
}

/** In a few words: the number of a patient whose identity is checked, or that it is not. */
export function identityLabel({ dateOfBirth, nhsNumber }: Identity): string {
  if (dateOfBirth !== undefined && nhsNumber !== undefined)
    return `${patientNumberName(nhsNumber)} ${formatNhsNumber(nhsNumber)}`
  return (dateOfBirth ?? nhsNumber) ? words.partlyCheckedShort : words.notCheckedShort
}

/** Why it is not certain that this is the right person: what is missing, and what does not fit together. */
export function identityDoubts(age: number | undefined, identity: Identity, now: number): string[] {
  return [
    ...unchecked(identity),
    ...[(age !== undefined && ageMismatch(age, identity, now)) || []].flat(),
    ...(chiDiffersFromBirth(identity) ? [words.chiDiffers] : []),
  ]
}

function unchecked({ dateOfBirth, nhsNumber }: Identity): string[] {
  if (dateOfBirth !== undefined && nhsNumber !== undefined) return []
  if (dateOfBirth === undefined && nhsNumber === undefined) return [words.notChecked]
  return [dateOfBirth === undefined ? words.noDate : words.noNumber]
}

const ageAt = (now: number, dateOfBirth: string): number => ageOn(captureAt(now).localDate, dateOfBirth)
