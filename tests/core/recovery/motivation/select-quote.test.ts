import { quotes } from '@second-wind/core/content/motivation/quotes'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import {
  shuffleQuote,
  selectQuote,
  reasonsToHideQuote,
} from '@second-wind/core/recovery/motivation/select-quote'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anEntry } from '../../../fixtures/an-entry.ts'
import { daysAgo, today } from './a-history.ts'

describe('the quote of the day', () => {
  test.each([
    [0, 1],
    [2, 1],
    [3, 3],
    [5, 3],
    [6, 3],
    [7, 2],
    [13, 2],
    [14, 4],
    [29, 4],
    [30, 8],
    [400, 8],
  ])('for a streak of %i days is number %i', (days, place) => {
    expect(selectQuote(days)).toBe(quotes[place - 1])
  })
})

describe('the next quote', () => {
  const belowOne = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

  test('is a different one with any random number', () => {
    fc.assert(
      fc.property(fc.constantFrom(...quotes), belowOne, ({ id }, random) => {
        const next = shuffleQuote(id, random)
        expect(next.id).not.toBe(id)
        expect(quotes).toContain(next)
      }),
    )
  })

  test('can be every other one', () => {
    const others = quotes.length - 1
    const shown = Array.from(
      { length: others },
      (_, index) => shuffleQuote('by-degrees', (index + 0.5) / others).id,
    )
    expect(new Set(shown)).toEqual(new Set(quotes.map(({ id }) => id).filter((id) => id !== 'by-degrees')))
  })
})

describe('the reasons to show no quote on a day', () => {
  const check = (changes: object, localDate = today) => ({
    localDate,
    result: 'stay_home' as const,
    ...changes,
  })
  const entry = (changes: Partial<SymptomReport>, localDate = today) =>
    anEntry({ coughSeverity: 3, breathlessness: 3, localDate, ...changes })
  const calm = { entries: [], checks: [], risk: 'low' as const }

  test.each([
    ['nothing was logged', {}, []],
    ['a medium risk', { risk: 'medium' as const }, []],
    ['a high risk', { risk: 'high' as const }, ['high-risk']],
    ['a check that says get help', { checks: [check({ result: 'seek_help' })] }, ['seek-help']],
    ['a calmer check afterwards', { checks: [check({ result: 'seek_help' }), check({})] }, ['seek-help']],
    ['a check that says get advice', { checks: [check({ result: 'monitor' })] }, []],
    ['such a check yesterday', { checks: [check({ result: 'seek_help' }, daysAgo(1))] }, []],
    ['red phlegm', { entries: [entry({ sputumColor: 'red' })] }, ['blood']],
    ['brown phlegm', { entries: [entry({ sputumColor: 'brown' })] }, []],
    ['red phlegm yesterday', { entries: [entry({ sputumColor: 'red' }, daysAgo(1))] }, []],
    ['a very bad cough', { entries: [entry({ coughSeverity: 9 })] }, ['high-score']],
    ['a bad cough', { entries: [entry({ coughSeverity: 8 })] }, []],
    ['a very bad cough yesterday', { entries: [entry({ coughSeverity: 9 }, daysAgo(1))] }, []],
    ['streaks of blood', { checks: [check({ answers: { cough_mucus: 'blood_streaks' } })] }, ['blood']],
    ['more blood', { checks: [check({ answers: { cough_mucus: 'significant_blood' } })] }, ['blood']],
    ['clear phlegm', { checks: [check({ answers: { cough_mucus: 'clear' } })] }, []],
    [
      'all of it',
      {
        risk: 'high' as const,
        checks: [check({ result: 'seek_help', answers: { cough_mucus: 'significant_blood' } })],
      },
      ['seek-help', 'high-risk', 'blood'],
    ],
  ])('are those of the rules in this case: %s', (_, signs, reasons) => {
    expect(reasonsToHideQuote({ ...calm, ...signs }, today)).toEqual(reasons)
  })
})
