import {
  ageOn,
  canBeDateOfBirth,
  chiContradictsDateOfBirth,
  differingFields,
  identity,
} from '@second-wind/core/records/identity'
import { describe, expect, test } from 'vitest'

describe('a CHI number', () => {
  test.each([
    ['1955-11-23', '2311550004', false],
    ['1955-11-24', '2311550004', true],
    ['1955-11-24', '4010232137', false],
  ])('with the date of birth %s and the number %s contradicts it: %s', (dateOfBirth, nhsNumber, differs) => {
    expect(chiContradictsDateOfBirth({ dateOfBirth, nhsNumber })).toBe(differs)
  })

  test('contradicts nothing when the date of birth or the number is missing', () => {
    expect(chiContradictsDateOfBirth({ dateOfBirth: '1955-11-24' })).toBe(false)
    expect(chiContradictsDateOfBirth({ nhsNumber: '2311550004' })).toBe(false)
  })
})

describe('comparing two identities', () => {
  const one = { dateOfBirth: '1955-11-23', nhsNumber: '9434765919' }

  test.each([
    ['the same', one, []],
    ['another date of birth', { ...one, dateOfBirth: '1955-11-24' }, ['dateOfBirth']],
    ['another number', { ...one, nhsNumber: '9990000018' }, ['nhsNumber']],
    ['neither field', {}, []],
  ])('names exactly the fields that differ with %s', (_, other, fields) => {
    expect(differingFields(one, other)).toEqual(fields)
    expect(differingFields(other, one)).toEqual(fields)
  })
})

describe('the age of a person', () => {
  test.each([
    ['2026-11-22', '1955-11-23', 70],
    ['2026-11-23', '1955-11-23', 71],
    ['2026-02-28', '2004-02-29', 21],
    ['2026-03-01', '2004-02-29', 22],
  ])('on %s who was born on %s is %i', (today, born, age) => {
    expect(ageOn(today, born)).toBe(age)
  })
})

describe('an identity', () => {
  test('has a date of birth that is not after today and not more than 120 years ago', () => {
    expect(canBeDateOfBirth('2026-11-23', '2026-11-23')).toBe(true)
    expect(canBeDateOfBirth('2026-11-24', '2026-11-23')).toBe(false)
    expect(canBeDateOfBirth('1906-11-23', '2026-11-23')).toBe(true)
    expect(canBeDateOfBirth('1905-11-23', '2026-11-23')).toBe(false)
  })

  test('needs a real day and a valid number, or neither', () => {
    expect(identity.safeParse({}).success).toBe(true)
    expect(identity.safeParse({ dateOfBirth: '1955-02-30' }).success).toBe(false)
    expect(identity.safeParse({ nhsNumber: '9434765918' }).success).toBe(false)
  })
})
