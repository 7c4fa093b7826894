import {
  formatNhsNumber,
  isNhsNumber,
  nhsNumberName,
  patientNumberName,
  readNhsNumber,
} from '@second-wind/core/records/nhs-number'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('the check digit of an NHS number', () => {
  // 943 476 5919 is the example of the NHS Data Dictionary; numbers that begin with 999 are kept for tests.
  test.each(['9434765919', '9990000018', '4010232137', '2311550004'])('is right in %s', (digits) => {
    expect(isNhsNumber(digits)).toBe(true)
  })

  test.each([
    ['a wrong last digit', '9434765918'],
    ['two digits the wrong way round', '9434756919'],
    ['nine digits', '943476591'],
    ['eleven digits', '94347659190'],
    ['a letter', '943476591O'],
    ['spaces', '943 476 5919'],
    ['nothing', ''],
    ['ten zeros', '0000000000'],
    ['ten equal digits whose check digit is right', '1111111111'],
    ['ten nines', '9999999999'],
  ])('is wrong, or cannot be computed, with %s', (_, digits) => {
    expect(isNhsNumber(digits)).toBe(false)
  })

  test('is wrong when one digit in any place is wrong', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (at, more) => {
        const digits = '9434765919'.split('')
        digits[at] = String((Number(digits[at]) + more) % 10)
        expect(isNhsNumber(digits.join(''))).toBe(false)
      }),
    )
  })

  test('is right for at most one of ten last digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (first) => {
        const nine = String(first).padStart(9, '0')
        const right = '0123456789'.split('').filter((last) => isNhsNumber(`${nine}${last}`))
        expect(right.length).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('an NHS number', () => {
  test('is accepted with spaces or hyphens, and shown as 3, 3 and 4 digits', () => {
    expect(readNhsNumber(' 943-476 5919 ')).toBe('9434765919')
    expect(formatNhsNumber('9434765919')).toBe('943 476 5919')
  })
})

describe('the name of the number', () => {
  test.each([
    ['england', 'NHS number'],
    ['wales', 'NHS number'],
    [undefined, 'NHS number'],
    ['scotland', 'CHI number'],
    ['northern-ireland', 'H&C number'],
  ] as const)('is in %s %s', (nation, name) => {
    expect(nhsNumberName(nation)).toBe(name)
  })

  test.each([
    ['2311550004', 'CHI number'],
    ['0305910000', 'CHI number'],
    ['3201000000', 'H&C number'],
    ['4010232137', 'NHS number'],
    ['9434765919', 'NHS number'],
    ['5010000008', 'Number of unknown kind'],
  ])('of %s is %s by its range, whatever nation its person lives in', (digits, name) => {
    expect(isNhsNumber(digits)).toBe(true)
    expect(patientNumberName(digits)).toBe(name)
  })
})
