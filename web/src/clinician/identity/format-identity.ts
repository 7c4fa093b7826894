import {
  ageOn,
  chiDiffersFromBirth,
  formatNhsNumber,
  type Identity,
  patientNumberName,
} from '@second-wind/core/records/identity'
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

/** The age in a profile is as old as the profile: a year more or less is no reason for doubt. */
function ageMismatch(age: number, { dateOfBirth }: Identity, now: number): string | undefined {
  if (dateOfBirth === undefined) return undefined
  const byDate = ageAt(now, dateOfBirth)
  return Math.abs(byDate - age) > 1 ? words.ageDiffers(age, byDate) : undefined
}

/** For a line that asks whether this is the right person: what is recorded, or that nothing is. */
export const identityLine = (identity: Identity, now: number): string =>
  formatIdentity(identity, now).join(', ') || words.notCheckedShort

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
