import { ageOn, canBeDateOfBirth, chiDiffersFromBirth, identity } from '@second-wind/core/records/identity'
import { expect, test } from 'vitest'

test.each([
  ['1955-11-23', '2311550004', false],
  ['1955-11-24', '2311550004', true],
  ['1955-11-24', '4010232137', false],
])('for a date of birth of %s, the number %s differs from it: %s', (dateOfBirth, nhsNumber, differs) => {
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
