import * as z from 'zod/mini'
import { daysBetween, localDate } from '../platform/moment.ts'
import type { Nation } from './patient.ts'

/**
 * Ten digits, the last one a check digit by modulus 11 (NHS Data Dictionary, "NHS NUMBER"). The Community Health Index
 * number of Scotland (NHS Scotland Data Dictionary, "Community Health Index Number") and the Health and Care number of
 * Northern Ireland share the format and the check digit, in ranges of their own. One rule checks all three.
 */
export function isNhsNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits) || digits === '0000000000') return false
  const weighted = [...digits.slice(0, 9)].reduce((sum, digit, at) => sum + Number(digit) * (10 - at), 0)
  // A remainder that gives 10 fits no digit: such numbers are not issued.
  return (11 - (weighted % 11)) % 11 === Number(digits[9])
}

/** Ten digits as typed, with or without spaces and hyphens. */
export const readNhsNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '')

/** "943 476 5919" */
export const formatNhsNumber = (digits: string): string =>
  `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`

/** What the number is called in the person's nation. */
export const nhsNumberName = (nation: Nation | undefined): string => {
  if (nation === 'scotland') return 'CHI number'
  return nation === 'northern-ireland' ? 'H&C number' : 'NHS number'
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

/** Who the patient is, as the clinic has checked it. The patient's phone shows it and never sets it. */
export const identity = z.strictObject({
  dateOfBirth: z.optional(localDate),
  /** Ten digits without spaces: an NHS, CHI or H&C number. */
  nhsNumber: z.optional(z.string().check(z.refine(isNhsNumber))),
})
export type Identity = z.infer<typeof identity>
