import {
  ageOn,
  canBeDateOfBirth,
  chiDiffersFromBirth,
  formatNhsNumber,
  identity,
  isNhsNumber,
  patientNumberName,
  nhsNumberName,
  readNhsNumber,
} from '@second-wind/core/records/identity'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('the check digit of an NHS number', () => {
  // 943 476 5919 is the example of the NHS Data Dictionary; numbers that begin with 999 are kept for tests.
  test.each(['9434765919', '9990000018', '4010232137', '2311550004'])('%s is right', (digits) => {
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
  ])('%s is refused', (_, digits) => {
    expect(isNhsNumber(digits)).toBe(false)
  })

  test('one wrong digit in any place is found', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (at, more) => {
        const digits = '9434765919'.split('')
        digits[at] = String((Number(digits[at]) + more) % 10)
        expect(isNhsNumber(digits.join(''))).toBe(false)
      }),
    )
  })

  test('of ten possible last digits at most one is right', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (first) => {
        const nine = String(first).padStart(9, '0')
        const right = '0123456789'.split('').filter((last) => isNhsNumber(`${nine}${last}`))
        expect(right.length).toBeLessThanOrEqual(1)
      }),
    )
  })
})

test('a number typed with spaces or hyphens is read, and shown as 3, 3 and 4 digits', () => {
  expect(readNhsNumber(' 943-476 5919 ')).toBe('9434765919')
  expect(formatNhsNumber('9434765919')).toBe('943 476 5919')
})

test.each([
  ['england', 'NHS number'],
  ['wales', 'NHS number'],
  [undefined, 'NHS number'],
  ['scotland', 'CHI number'],
  ['northern-ireland', 'H&C number'],
] as const)('in %s it is called %s', (nation, name) => {
  expect(nhsNumberName(nation)).toBe(name)
})

test.each([
  ['2311550004', 'CHI number'],
  ['0305910000', 'CHI number'],
  ['3201000000', 'H&C number'],
  ['4010232137', 'NHS number'],
  ['9434765919', 'NHS number'],
  ['5010000008', 'Number of unknown kind'],
])('%s is, by its range, a %s in whatever nation its person lives', (digits, name) => {
  expect(isNhsNumber(digits)).toBe(true)
  expect(patientNumberName(digits)).toBe(name)
})

test.each([
  ['1955-11-23', '2311550004', false],
  ['1955-11-24', '2311550004', true],
  ['1955-11-24', '4010232137', false],
])('born on %s, the number %s: it differs from the date of birth (%s)', (dateOfBirth, nhsNumber, differs) => {
  expect(chiDiffersFromBirth({ dateOfBirth, nhsNumber })).toBe(differs)
})

test.each([
  ['2026-11-22', '1955-11-23', 70],
  ['2026-11-23', '1955-11-23', 71],
  ['2026-02-28', '2004-02-29', 21],
  ['2026-03-01', '2004-02-29', 22],
])('on %s a person born on %s is %i', (today, born, age) => {
  expect(ageOn(today, born)).toBe(age)
})

test('a date of birth is not after today and not more than 120 years ago', () => {
  expect(canBeDateOfBirth('2026-11-23', '2026-11-23')).toBe(true)
  expect(canBeDateOfBirth('2026-11-24', '2026-11-23')).toBe(false)
  expect(canBeDateOfBirth('1906-11-23', '2026-11-23')).toBe(true)
  expect(canBeDateOfBirth('1905-11-23', '2026-11-23')).toBe(false)
})

test('an identity holds a real day and a valid number, or neither', () => {
  expect(identity.safeParse({}).success).toBe(true)
  expect(identity.safeParse({ dateOfBirth: '1955-02-30' }).success).toBe(false)
  expect(identity.safeParse({ nhsNumber: '9434765918' }).success).toBe(false)
})
