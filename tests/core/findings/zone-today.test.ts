import { findingLevels } from '@second-wind/core/findings/finding'
import { zoneToday } from '@second-wind/core/findings/zone-today'
import type { UsualDay } from '@second-wind/core/records/usual-day'
import { describe, expect, test } from 'vitest'
import { entryAt } from './findings-fixtures.ts'

const today = '2026-11-20'
const usualDay: UsualDay = {
  coughSeverity: 4,
  breathlessness: 4,
  energy: 6,
  mood: 6,
  setOn: '2026-11-01',
}
const asUsual = { coughSeverity: 4, breathlessness: 4, energy: 6, mood: 6 }
const at = (time: string, changes = {}) => entryAt(`${today}T${time}:00.000Z`, { ...asUsual, ...changes })
const nothing = { findings: [], entries: [], usualDay, threshold: undefined }

describe('which zone of the plan fits', () => {
  test('is green for an entry like the usual day with every answer given', () => {
    expect(zoneToday({ ...nothing, entries: [at('08:00')] }, today)).toEqual({ zone: 'green' })
  })

  test('is green for an entry that is better than the usual day', () => {
    const better = at('08:00', { breathlessness: 1 })
    expect(zoneToday({ ...nothing, entries: [better] }, today)).toEqual({ zone: 'green' })
  })

  test.each([
    ['emergency', 'red'],
    ['urgent', 'amber'],
    ['watch', 'amber'],
  ] as const)(
    'for a finding of level %s that still counts is %s, whatever was logged since',
    (level, zone) => {
      expect(
        zoneToday({ ...nothing, findings: [{ level, reply: undefined }], entries: [at('08:00')] }, today),
      ).toEqual({
        zone,
      })
      expect(
        zoneToday({ ...nothing, findings: [{ level, reply: undefined }], usualDay: undefined }, today),
      ).toEqual({ zone })
    },
  )

  test.each([
    ['better', 'amber'],
    ['still', 'red'],
  ] as const)('for a red flag with the reply "%s" is %s', (answer, zone) => {
    const reply = { about: 'a', answer, findingIds: [], figures: {}, at: `${today}T09:00:00.000Z` }
    expect(zoneToday({ ...nothing, findings: [{ level: 'emergency', reply }] }, today)).toEqual({ zone })
  })

  test('is decided by the most serious of several findings, in any order', () => {
    const findings = findingLevels.map((level) => ({ level, reply: undefined }))
    expect(zoneToday({ ...nothing, findings }, today)).toEqual({ zone: 'red' })
    expect(zoneToday({ ...nothing, findings: findings.toReversed() }, today)).toEqual({ zone: 'red' })
  })
})

describe('a day on which too much is unknown', () => {
  test.each([
    ['nothing was ever logged', { entries: [] }, 'nothing-logged'],
    [
      'the last entry is of yesterday',
      { entries: [entryAt('2026-11-19T08:00:00.000Z', asUsual)] },
      'nothing-logged',
    ],
    ['no usual day is set', { entries: [at('08:00')], usualDay: undefined }, 'no-usual-day'],
    [
      'the usual day was set today',
      { entries: [at('08:00')], usualDay: { ...usualDay, setOn: today } },
      'usual-day-from-tomorrow',
    ],
    [
      'a score was left unanswered and another one is worse',
      { entries: [at('08:00', { untouchedScores: ['energy'], breathlessness: 6 })] },
      'not-like-usual',
    ],
    [
      'a score was left unanswered that the usual day leaves out too',
      {
        entries: [at('08:00', { untouchedScores: ['energy'] })],
        usualDay: { coughSeverity: 4, breathlessness: 4, setOn: '2026-11-01' },
      },
      'not-like-usual',
    ],
    [
      'one of two entries of today is worse and the other lacks the temperature',
      { entries: [at('08:00', { breathlessness: 6 }), at('18:00', { untouchedFields: ['temperature'] })] },
      'not-like-usual',
    ],
    [
      'one of two entries of today is worse',
      { entries: [at('08:00', { breathlessness: 6 }), at('18:00')] },
      'not-like-usual',
    ],
  ])('is not green when %s', (_, logged, why) => {
    expect(zoneToday({ ...nothing, ...logged }, today)).toEqual({ zone: undefined, why })
  })

  test.each([
    ['a score', { untouchedScores: ['energy'], energy: 1 }, ['energy']],
    ['the temperature', { untouchedFields: ['temperature'] }, ['temperature']],
    ['the phlegm', { untouchedFields: ['sputumConsistency', 'sputumColor'] }, ['phlegm']],
    [
      'both',
      { untouchedFields: ['temperature', 'sputumColor'], sputumConsistency: 'thin' },
      ['temperature', 'phlegm'],
    ],
  ])('is not green, and says which answer is missing, without %s', (_, left, answers) => {
    const entry = at('08:00', left)
    const withPhlegm = { ...usualDay, sputumConsistency: 'thin' as const, sputumColor: 'clear' as const }
    expect(zoneToday({ ...nothing, entries: [entry], usualDay: withPhlegm }, today)).toEqual({
      zone: undefined,
      why: 'not-answered',
      answers,
      entryId: entry.id,
    })
  })

  test('is not green when only the earlier of two entries leaves out the temperature', () => {
    const first = at('08:00', { untouchedFields: ['temperature'] })
    expect(zoneToday({ ...nothing, entries: [at('18:00'), first] }, today)).toEqual({
      zone: undefined,
      why: 'not-answered',
      answers: ['temperature'],
      entryId: first.id,
    })
  })
})
