import {
  scoreNames,
  symptomEntry,
  symptomReport,
  untouchedReport,
} from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { anEntry, aReport } from '../../fixtures/an-entry.ts'

const accepts = (report: unknown) => symptomReport.safeParse(report).success

describe('validating a symptom report', () => {
  test('accepts an ordinary day, and an untouched form', () => {
    expect(symptomReport.parse(aReport())).toEqual(aReport())
    expect(accepts(untouchedReport)).toBe(true)
  })

  test.each(scoreNames)('accepts for %s only a whole number from 1 to 10', (score) => {
    for (const value of [1, 2, 9, 10]) expect(accepts({ ...aReport(), [score]: value })).toBe(true)
    for (const value of [0, 11, -1, 1.5, '5', Number.NaN, Infinity, null, undefined, true]) {
      expect(accepts({ ...aReport(), [score]: value }), String(value)).toBe(false)
    }
  })

  test.each(scoreNames)('rejects a report without %s', (score) => {
    const { [score]: _missing, ...rest } = aReport()
    expect(accepts(rest)).toBe(false)
  })

  test('rejects choices outside the lists', () => {
    expect(
      accepts(aReport({ temperature: 'high-fever', sputumColor: 'red', sputumConsistency: 'sticky' })),
    ).toBe(true)
    expect(accepts({ ...aReport(), temperature: 'boiling' })).toBe(false)
    expect(accepts({ ...aReport(), sputumColor: 'Clear' })).toBe(false)
    expect(accepts({ ...aReport(), sputumConsistency: '' })).toBe(false)
  })

  test.each([
    ['temperature', ['normal', 'low-fever', 'moderate-fever', 'high-fever']],
    ['sputumColor', ['clear', 'yellow', 'green', 'brown', 'red']],
    ['sputumConsistency', ['none', 'thin', 'thick', 'sticky']],
    ['sputumAmount', [undefined, 'usual', 'more']],
    ['comparedWithUsual', [undefined, 'worse', 'much-worse']],
    ['peakFlowZone', [undefined, 'above_80', '50_80', 'below_50']],
    ['peakFlowLpm', [undefined, 1, 320]],
    ['relieverPuffs', [undefined, 0, 100]],
  ])('accepts for %s each of its answers: %j', (field, answers) => {
    for (const answer of answers) {
      const report = symptomReport.parse({ ...aReport(), [field]: answer })
      expect(report).toHaveProperty(field, answer)
    }
  })

  test('accepts at most 100 puffs of reliever', () => {
    expect(accepts({ ...aReport(), relieverPuffs: 101 })).toBe(false)
  })

  test('accepts as untouched each answer that has a default, and no other', () => {
    const untouchedFields = ['temperature', 'sputumColor', 'sputumConsistency']
    expect(accepts({ ...aReport(), untouchedFields })).toBe(true)
    expect(accepts({ ...aReport(), untouchedFields: ['relieverPuffs'] })).toBe(false)
  })

  test('accepts notes of at most 2000 characters', () => {
    expect(accepts(aReport({ notes: '' }))).toBe(true)
    expect(accepts(aReport({ notes: 'x'.repeat(2000) }))).toBe(true)
    expect(accepts(aReport({ notes: 'x'.repeat(2001) }))).toBe(false)
    expect(accepts({ ...aReport(), notes: null })).toBe(false)
  })

  test('accepts as untouched only the four scores', () => {
    expect(accepts(aReport({ untouchedScores: [...scoreNames] }))).toBe(true)
    expect(accepts({ ...aReport(), untouchedScores: ['temperature'] })).toBe(false)
    expect(accepts({ ...aReport(), untouchedScores: [...scoreNames, 'mood'] })).toBe(false)
  })

  test('rejects an unknown field instead of dropping it', () => {
    expect(accepts({ ...aReport(), oxygen: 92 })).toBe(false)
  })
})

describe('a stored entry', () => {
  test('keeps the calendar day of the patient', () => {
    expect(symptomEntry.parse(anEntry())).toMatchObject({ localDate: '2026-11-20', tzOffsetMin: 0 })
    expect(symptomEntry.safeParse({ ...anEntry(), localDate: '2026-02-30' }).success).toBe(false)
    expect(symptomEntry.safeParse({ ...anEntry(), userId: 0 }).success).toBe(false)
  })
})
