import * as z from 'zod/mini'
import { daysBetween, localDate } from '../platform/moment.ts'
import { isNhsNumber, patientNumberKind } from './nhs-number.ts'

/** A CHI number begins with the date of birth: if they differ, one of them is wrong or is another person's. */
export function chiContradictsDateOfBirth({ dateOfBirth, nhsNumber }: Identity): boolean {
  if (dateOfBirth === undefined || nhsNumber === undefined || patientNumberKind(nhsNumber) !== 'chi')
    return false
  const [year, month, day] = dateOfBirth.split('-')
  return nhsNumber.slice(0, 6) !== `${day}${month}${year?.slice(2)}`
}

/** Whole years on a day. A person born on 29 February has a birthday on 1 March in other years. */
export function ageOn(today: string, dateOfBirth: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

const oldestYears = 120

/** A person can be born on this day: not after today, and not more than 120 years ago. */
export const canBeDateOfBirth = (dateOfBirth: string, today: string): boolean =>
  daysBetween(dateOfBirth, today) >= 0 && ageOn(today, dateOfBirth) <= oldestYears

const wrongNumber = 'Not a valid NHS, CHI or H&C number. Check all 10 digits.'

/** Who the patient is, as the clinic has checked it. The patient's phone shows it and never sets it. */
export const identity = z.strictObject({
  dateOfBirth: z.optional(localDate),
  /** Ten digits without spaces: an NHS, CHI or H&C number. */
  nhsNumber: z.optional(z.string().check(z.refine(isNhsNumber, { error: wrongNumber }))),
})
export type Identity = z.infer<typeof identity>

/** The fields that both have and that are not the same: then it may not be the same person. */
export const differingFields = (one: Identity, other: Identity): (keyof Identity)[] =>
  (['dateOfBirth', 'nhsNumber'] as const).filter(
    (field) => one[field] !== undefined && other[field] !== undefined && one[field] !== other[field],
  )
