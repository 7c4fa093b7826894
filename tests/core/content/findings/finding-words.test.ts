import { entryFindingWords } from '@second-wind/core/content/findings/finding-words'
import { describe, expect, test } from 'vitest'
import { aReport } from '../../../fixtures/an-entry.ts'

describe('what was logged, when an earlier sign of a flare-up is open', () => {
  const { logged } = entryFindingWords['high-scores-with-sign']
  const signs = ['earlier-flare-up-two-signs', 'earlier-feels-worse-with-lung-condition']

  test.each([
    [true, 'lower scores than the high ones earlier today, after an earlier sign'],
    [false, 'lower scores than the high ones earlier that day, after an earlier sign'],
  ])('of a milder entry (read on its day: %s) calls its own scores not high', (isToday, words) => {
    const milder = aReport({ coughSeverity: 4, breathlessness: 4, energy: 5 })
    expect(logged(milder, signs, { isToday, isUsualKnown: false })).toBe(words)
  })

  test('names the high scores of the entry itself', () => {
    const high = aReport({ coughSeverity: 8, breathlessness: 8, energy: 2 })
    expect(logged(high, signs, { isToday: true, isUsualKnown: false })).toBe(
      'high scores (cough 8, breathlessness 8, energy 2 of 10), after an earlier sign',
    )
  })
})
