import { describeFinding, entryFindingWords } from '@second-wind/core/content/findings/finding-words'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { addDays } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { anEntry, aReport } from '../../../fixtures/an-entry.ts'
import { aPersonWith } from '../../findings/findings-fixtures.ts'

describe('what was logged, when an earlier sign of a flare-up is open', () => {
  const { logged } = entryFindingWords['high-scores-with-sign']
  const signs = ['earlier-flare-up-two-signs', 'earlier-feels-worse-with-lung-condition']

  test.each([
    [true, 'lower scores than earlier today, when they were high, with another sign earlier'],
    [false, 'lower scores than earlier that day, when they were high, with another sign earlier'],
  ])('of a milder entry (read on its day: %s) calls its own scores not high', (isToday, words) => {
    const milder = aReport({ coughSeverity: 4, breathlessness: 4, energy: 5 })
    expect(logged(milder, signs, { isToday, isUsualKnown: false })).toBe(words)
  })

  test('names the high scores of the entry itself', () => {
    const high = aReport({ coughSeverity: 8, breathlessness: 8, energy: 2 })
    expect(logged(high, signs, { isToday: true, isUsualKnown: false })).toBe(
      'high scores (cough 8, breathlessness 8, energy 2 out of 10), with another sign earlier',
    )
  })
})

describe('words that compare with a usual day', () => {
  const today = '2026-11-20'
  const well = { coughSeverity: 2, breathlessness: 2, energy: 8, temperature: 'normal' } as const
  const dayAgo = (days: number, changes = {}) => {
    const localDate = addDays(today, -days)
    return anEntry({ ...well, ...changes, localDate, date: `${localDate}T09:00:00Z` })
  }
  const others = [dayAgo(1, { energy: 5 }), ...[2, 3, 4, 5].map((days) => dayAgo(days))]

  const wordsOf = (condition: string, changes: object, usual?: object) => {
    const report = aReport({ ...well, ...changes })
    const context = {
      person: aPersonWith(condition),
      others,
      ...(usual && { usual: { setOn: '2026-11-01', ...usual } }),
    }
    return entryFindings(report, today, context).map((finding) => describeFinding(finding, report))
  }

  test.each([
    ['Asthma', { breathlessness: 4 }, 'breathlessness 4 out of 10, higher than before'],
    ['Asthma', { energy: 5 }, 'energy 5 out of 10, worse than before at recent check-ins'],
    ['Asthma', { coughSeverity: 4 }, 'scores worse than before'],
    ['COPD', { coughSeverity: 4 }, 'cough 4 out of 10'],
    ['Asthma', { coughSeverity: 8, breathlessness: 6, energy: 3 }, undefined],
    ['Asthma', { sputumColor: 'yellow' }, 'yellow phlegm'],
  ])('while no usual day is set, with %s and %j, are about the days before', (condition, changes, words) => {
    const found = wordsOf(condition, changes)
    if (words !== undefined) expect(found).toContain(words)
    expect(found.length).toBeGreaterThan(0)
    expect(found.join()).not.toMatch(/usual/)
  })

  test('name the usual day that the person has set', () => {
    const usual = { coughSeverity: 2, breathlessness: 2, energy: 8 }
    expect(wordsOf('Asthma', { breathlessness: 4 }, usual)).toContain(
      'breathlessness 4 out of 10, above usual',
    )
    expect(wordsOf('Asthma', { coughSeverity: 4 }, usual)).toContain('scores worse than usual')
  })

  test('are not in the reasons and labels, which do not know whether one is set', () => {
    const saidByPerson = /^feels-/
    const aboutKnownDay = ['high-scores-unlike-usual']
    const asserted = Object.entries(entryFindingWords)
      .filter(([id]) => !saidByPerson.test(id) && !aboutKnownDay.includes(id))
      .flatMap(([, { patient, clinician }]) => [patient, clinician])
    expect(asserted.filter((words) => /usual/.test(words) && !/not known/.test(words))).toEqual([])
  })
})
