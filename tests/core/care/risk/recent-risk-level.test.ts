import { entriesSinceLastAnswer, recentRiskLevel } from '@second-wind/core/care/risk/recent-risk-level'
import { describe, expect, test } from 'vitest'
import { checkAt, entryAt } from '../../findings/findings-fixtures.ts'

const today = '2026-11-20'
const levelOf = (records: Partial<Parameters<typeof recentRiskLevel>[0]>) =>
  recentRiskLevel({ entries: [], check: undefined, findings: [], ...records }, today)
const coughOn = (day: string) => [entryAt(`${day}T09:00:00Z`, { coughSeverity: 9 })]

describe('the risk level of the last week', () => {
  test('is low for a well person', () => {
    expect(levelOf({ entries: [entryAt(`${today}T09:00:00Z`)] })).toBe('low')
  })

  test.each([
    ['6 days ago', '2026-11-14', 'high'],
    ['7 days ago', '2026-11-13', 'low'],
  ])('is high for one warning sign in the newest entry, of %s: %s', (_, day, level) => {
    expect(levelOf({ entries: coughOn(day) })).toBe(level)
  })

  test.each([
    ['6 days ago', '2026-11-14', 'medium'],
    ['7 days ago', '2026-11-13', 'low'],
  ])('is that of the newest check, of %s: %s', (_, day, level) => {
    expect(levelOf({ check: checkAt(`${day}T09:00:00Z`, 'monitor') })).toBe(level)
  })

  test('is high for a sign before an entry that leaves breathlessness out, and not before one that answers it', () => {
    const [sign] = coughOn('2026-11-18')
    const leftOut = entryAt('2026-11-19T09:00:00Z', { untouchedScores: ['breathlessness'] })
    const answered = entryAt('2026-11-19T09:00:00Z', { untouchedScores: ['energy'] })
    expect(levelOf({ entries: [leftOut, sign!] })).toBe('high')
    expect(levelOf({ entries: [answered, sign!] })).toBe('low')
    expect(entriesSinceLastAnswer([leftOut])).toEqual([leftOut])
  })
})
