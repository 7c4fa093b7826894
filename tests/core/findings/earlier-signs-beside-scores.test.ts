import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { addDays } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt } from './findings-fixtures.ts'

const day = '2026-11-20'
const at = `${day}T20:00:00.000Z`
const high = { coughSeverity: 8, breathlessness: 5, energy: 3 }
const days = [2, 3, 4].map((ago) => entryAt(`${addDays(day, -ago)}T08:00:00Z`))

describe('high scores and a sign of an earlier entry', () => {
  test.each([
    ['at the same moment', at, true],
    ['just under 24 hours before', '2026-11-19T20:00:00.001Z', true],
    ['24 hours before', '2026-11-19T20:00:00.000Z', false],
    ['a moment later', '2026-11-20T20:00:00.001Z', false],
  ])('are advice today while the sign counts: %s', (_, signAt, isAdvice) => {
    const others = [entryAt(signAt, { temperature: 'low-fever' }), ...days]
    const found = entryFindings(entryAt(at, high), day, { person: undefined, others })
    expect(found.map(({ id, signs }) => [id, signs])).toEqual(
      isAdvice ? [['high-scores-with-sign', ['earlier-fever-low']]] : [],
    )
  })

  test('are named together when the usual day is not known', () => {
    const others = [entryAt(`${day}T08:00:00Z`, { energy: 2 })]
    const found = entryFindings(entryAt(at, { ...high, coughSeverity: 6 }), day, {
      person: aPersonWith('Asthma'),
      others,
    })
    expect(found).toMatchObject([{ id: 'high-scores-usual-unknown', signs: ['earlier-energy-very-low'] }])
  })

  test('are named together when the scores are usual and the reliever is not', () => {
    const others = [entryAt(`${day}T08:00:00Z`, { temperature: 'low-fever' })]
    const scores = { ...high, coughSeverity: 6, energy: 2 }
    const usual = { ...scores, sputumConsistency: 'thin', relieverPuffs: 0, setOn: '2026-11-01' } as const
    const report = entryAt(at, { ...scores, energy: 3, relieverPuffs: 2 })
    const found = entryFindings(report, day, { person: aPersonWith('Asthma'), others, usual })
    expect(found).toMatchObject([
      { id: 'high-scores-unlike-usual', signs: ['earlier-fever-low-with-lung-condition'] },
    ])
  })
})
