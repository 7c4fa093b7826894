import { isBadDay } from '@second-wind/core/recovery/motivation/bad-day'
import { describe, expect, test } from 'vitest'
import { checkAt, currentFindingsAt, entryAt, replyAt } from '../../findings/findings-fixtures.ts'

const today = '2026-11-20'
const now = `${today}T20:00:00Z`
const nothing = { today, entries: [], checks: [], findings: [] }

describe('a bad day', () => {
  test('is no day without a sign', () => {
    expect(isBadDay(nothing)).toBe(false)
    expect(isBadDay({ ...nothing, entries: [entryAt(`${today}T08:00:00Z`)] })).toBe(false)
  })

  test('is a day on which a warning of an earlier day still counts', () => {
    const entries = [entryAt('2026-11-19T22:00:00Z', { coughSeverity: 9 })]
    expect(isBadDay({ ...nothing, findings: currentFindingsAt(now, { entries }) })).toBe(true)
  })

  test('is not a day with a sign to watch alone', () => {
    const entries = [entryAt(`${today}T08:00:00Z`, { temperature: 'low-fever' })]
    expect(isBadDay({ ...nothing, entries, findings: currentFindingsAt(now, { entries }) })).toBe(false)
  })

  test.each([
    ['breathlessness 9', { entries: [entryAt(`${today}T08:00:00Z`, { breathlessness: 9 })] }],
    [
      'streaks of blood in a check',
      { checks: [checkAt(`${today}T08:00:00Z`, 'monitor', { answers: { cough_mucus: 'blood_streaks' } })] },
    ],
    ['a check that calls for 999', { checks: [checkAt(`${today}T08:00:00Z`, 'seek_help')] }],
  ])('is a day with %s', (_, logged) => {
    expect(isBadDay({ ...nothing, ...logged })).toBe(true)
  })

  test('is not a day with the reply "I am better" about an earlier day alone', () => {
    const checks = [replyAt(`${today}T08:00:00Z`, 'entry-1', 'better', 'phlegm-red')]
    expect(isBadDay({ ...nothing, checks })).toBe(false)
  })
})
