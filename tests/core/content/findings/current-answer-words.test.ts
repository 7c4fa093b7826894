import { currentAnswerWords } from '@second-wind/core/content/findings/current-answer-words'
import { entryFindingRules } from '@second-wind/core/findings/entry-finding-rules'
import { describe, expect, test } from 'vitest'
import { aReport } from '../../../fixtures/an-entry.ts'

const report = aReport({
  breathlessness: 3,
  coughSeverity: 2,
  energy: 6,
  temperature: 'normal',
  sputumColor: 'clear',
  sputumConsistency: 'thin',
  relieverPuffs: 2,
})

describe('the answer behind a finding', () => {
  test.each([
    ['breathlessness-severe', '3 out of 10'],
    ['cough-severe', '2 out of 10'],
    ['energy-very-low', '6 out of 10'],
    ['fever-high', 'Normal (under 37.8°C)'],
    ['phlegm-red', 'Clear or white'],
    ['reliever-over-8-puffs', '2 puffs'],
    ['peak-flow-below-50', 'Not answered'],
    ['worse-than-usual', undefined],
  ])('"%s" now reads %s', (ruleId, text) => {
    expect(currentAnswerWords(ruleId, report)).toBe(text)
  })

  test('is in the table of findings when the finding has a reading', () => {
    const known = entryFindingRules.filter(({ id }) => currentAnswerWords(id, report) !== undefined)
    expect(known).toHaveLength(10)
  })

  test('is not shown as given when the edit left it at its default', () => {
    const untouched = { ...report, untouchedScores: ['breathlessness' as const] }
    expect(currentAnswerWords('breathlessness-severe', untouched)).toBe('Not answered')
  })
})
