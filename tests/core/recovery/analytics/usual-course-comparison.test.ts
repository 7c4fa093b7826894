import { addDays } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { compareWithUsualCourse } from '@second-wind/core/recovery/analytics/usual-course-comparison'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { entryOn } from '../entry-on.ts'

const today = '2026-11-20'

/** An illness that began so many days ago and was logged every week, and today like this. */
const illSince = (daysAgo: number, changes: Partial<SymptomEntry>) => {
  const days = Array.from({ length: Math.floor(daysAgo / 7) + 1 }, (_, week) =>
    entryOn(addDays(today, week * 7 - daysAgo), { temperature: 'moderate-fever' }),
  )
  return [...days, entryOn(today, changes, '20:00')]
}

const statesOf = (daysAgo: number, changes: Partial<SymptomEntry>) =>
  compareWithUsualCourse(illSince(daysAgo, changes), today).lines.map(({ row, state }) => [row.sign, state])

describe('comparing an illness with the usual course', () => {
  test('calls a high temperature longer than usual on day 8, and not yet on day 7', () => {
    expect(statesOf(7, { temperature: 'low-fever' })[0]).toEqual(['temperature', 'longer'])
    expect(statesOf(6, { temperature: 'low-fever' })[0]).toEqual(['temperature', 'to-come'])
  })

  test('calls a cough longer than usual after 4 weeks', () => {
    expect(statesOf(27, { coughSeverity: 4 })[1]).toEqual(['cough', 'to-come'])
    expect(statesOf(28, { coughSeverity: 4 })[1]).toEqual(['cough', 'longer'])
  })

  test('calls a normal temperature and a minimal cough settled', () => {
    expect(statesOf(3, { coughSeverity: 2, temperature: 'normal' })).toEqual([
      ['temperature', 'settled'],
      ['cough', 'settled'],
    ])
  })

  test('gives a warning no usual time on any day', () => {
    expect(statesOf(1, { temperature: 'high-fever', coughSeverity: 9 })).toEqual([
      ['temperature', 'danger'],
      ['cough', 'danger'],
    ])
    expect(statesOf(1, { temperature: 'moderate-fever', coughSeverity: 8 })).toEqual([
      ['temperature', 'to-come'],
      ['cough', 'to-come'],
    ])
  })

  test('calls a cough score that is not set unknown', () => {
    const { lines } = compareWithUsualCourse([entryOn(today, { untouchedScores: ['coughSeverity'] })], today)
    expect(lines[1]?.state).toBe('unknown')
  })

  test('leaves out the course of a cold for a person with a lung condition', () => {
    const copd = aPatient({ respiratoryDiagnosis: 'COPD' })
    expect(compareWithUsualCourse(illSince(3, {}), today, copd)).toEqual({ dayCount: 4, lines: [] })
  })

  test('leaves out an illness that ended weeks ago', () => {
    expect(compareWithUsualCourse([entryOn('2026-10-01')], today)).toEqual({ dayCount: 0, lines: [] })
  })
})
