import { ageOn, chiContradictsDateOfBirth, type Identity } from '@second-wind/core/records/identity'
import { captureAt } from '../../data/local/index.ts'
import { identityWords as words } from './identity-words.ts'

/**
 * What does not fit, and may mean that this is another person's record. A birthday since the age was entered explains
 * one year more, and never a year less.
 */
export function ageConflict(age: number | undefined, { dateOfBirth }: Identity, now: number): string[] {
  if (age === undefined || dateOfBirth === undefined) return []
  const byDate = ageOn(captureAt(now).localDate, dateOfBirth)
  return byDate === age || byDate === age + 1 ? [] : [words.ageDiffers(age, byDate)]
}

/** Everything recorded that does not fit together. */
export const identityConflicts = (age: number | undefined, identity: Identity, now: number): string[] => [
  ...ageConflict(age, identity, now),
  ...(chiContradictsDateOfBirth(identity) ? [words.chiDiffers] : []),
]
