import type { Nation } from './patient.ts'

/**
 * Ten digits, the last one a check digit by modulus 11 (NHS Data Dictionary, "NHS NUMBER"). The Community Health Index
 * number of Scotland (NHS Scotland Data Dictionary, "Community Health Index Number") and the Health and Care number of
 * Northern Ireland share the format and the check digit, in ranges of their own. One rule checks all three.
 */
export function isNhsNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits) || isOneDigit(digits)) return false
  const weighted = [...digits.slice(0, 9)].reduce((sum, digit, at) => sum + Number(digit) * (10 - at), 0)
  // A remainder that gives 10 fits no digit: such numbers are not issued.
  return (11 - (weighted % 11)) % 11 === Number(digits[9])
}

/** Ten equal digits pass the check and are a person's way to fill in a field. */
const isOneDigit = (digits: string): boolean => digits === digits.charAt(0).repeat(digits.length)

/** Ten digits as typed, with or without spaces and hyphens. */
export const readNhsNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '')

/** "943 476 5919" */
export const formatNhsNumber = (digits: string): string =>
  `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`

/** What the number of a person is called in their nation, where there is no number yet. */
export const nhsNumberName = (nation: Nation | undefined): string => {
  if (nation === 'scotland') return 'CHI number'
  return nation === 'northern-ireland' ? 'H&C number' : 'NHS number'
}

/**
 * Which kind of number it is, by its range, whatever nation its person lives in now: CHI numbers begin with a day and
 * month of birth, H&C numbers with 320 to 399, NHS numbers with 4, 6 or 7; examples and test numbers of the NHS with 9.
 */
export function patientNumberKind(digits: string): 'nhs' | 'chi' | 'hc' | 'unknown' {
  if (/^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])/.test(digits)) return 'chi'
  if (/^3[2-9]/.test(digits)) return 'hc'
  return /^[4679]/.test(digits) ? 'nhs' : 'unknown'
}

const kindNames = {
  nhs: 'NHS number',
  chi: 'CHI number',
  hc: 'H&C number',
  unknown: 'Number of unknown kind',
} as const

/** What a number that is known is called. */
export const patientNumberName = (digits: string): string => kindNames[patientNumberKind(digits)]
