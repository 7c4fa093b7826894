import { ageOn, formatNhsNumber, type Identity, nhsNumberName } from '@second-wind/core/records/identity'
import type { Nation } from '@second-wind/core/records/patient'
import { captureAt } from '../../data/local/index.ts'
import { plainDate } from '../../ui/format/uk-time.ts'
import { identityWords as words } from './identity-words.ts'

type Identified = Identity & { nation?: Nation | undefined }

/** "Born 23 November 1955 (71)" and "NHS number 943 476 5919": what is recorded of them. */
export function formatIdentity({ dateOfBirth, nhsNumber, nation }: Identified, now: number): string[] {
  return [
    ...(dateOfBirth === undefined ? [] : [`Born ${plainDate(dateOfBirth)} (${ageAt(now, dateOfBirth)})`]),
    ...(nhsNumber === undefined ? [] : [`${nhsNumberName(nation)} ${formatNhsNumber(nhsNumber)}`]),
  ]
}

/** The age in a profile is as old as the profile: a year more or less is no reason for doubt. */
export function ageMismatch(age: number, { dateOfBirth }: Identity, now: number): string | undefined {
  if (dateOfBirth === undefined) return undefined
  const byDate = ageAt(now, dateOfBirth)
  return Math.abs(byDate - age) > 1 ? words.ageDiffers(age, byDate) : undefined
}

const ageAt = (now: number, dateOfBirth: string): number => ageOn(captureAt(now).localDate, dateOfBirth)
