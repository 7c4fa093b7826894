import { questions } from '@second-wind/core/content/triage/questions'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { findingLevels, worstLevelOfAdvice } from '@second-wind/core/findings/finding'
import { addDays } from '@second-wind/core/platform/moment'
import { assessTriage } from '@second-wind/core/triage/assess'
import { hasLungCondition } from '@second-wind/core/triage/person'
import { triageLevels } from '@second-wind/core/triage/triage-result'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPersonWith } from '../findings/findings-fixtures.ts'

describe('a condition of which the usual day has symptoms', () => {
  test.each([
    ['COPD', true],
    ['Asthma', true],
    ['asthmatic', true],
    ['Pulmonary Fibrosis', true],
    ['Idiopathic pulmonary fibrosis', true],
    ['lung fibrosis', true],
    ['IPF', true],
    ['Cystic fibrosis', true],
    ['Bronchiectasis', true],
    ['bronchiectatic', true],
    ['Interstitial lung disease', true],
    ['ILD', true],
    ['Pulmonary sarcoidosis', true],
    ['asbestosis', true],
    ['silicosis', true],
    ["Coal worker's pneumoconiosis", true],
    ['extrinsic allergic alveolitis', true],
    ['hypersensitivity pneumonitis', true],
    ['Primary ciliary dyskinesia', true],
    ['chronic lung disease', true],
    ['long-term lung condition', true],
    ['Bronchitis', false],
    ['mild cold', false],
    ['Diabetes', false],
  ])('is recognised as people write it: "%s" %s', (condition, isLung) => {
    expect(hasLungCondition(aPersonWith(condition))).toBe(isLung)
  })
})

const score = fc.integer({ min: 1, max: 10 })
const report = fc.record({
  coughSeverity: score,
  breathlessness: score,
  energy: score,
  mood: score,
  temperature: fc.constantFrom('normal' as const, 'low-fever' as const, 'moderate-fever' as const),
  sputumColor: fc.constantFrom('clear' as const, 'yellow' as const, 'green' as const),
  sputumConsistency: fc.constantFrom('none' as const, 'thin' as const, 'thick' as const),
  comparedWithUsual: fc.constantFrom(undefined, 'worse' as const, 'much-worse' as const),
})
const own = fc.record({ coughSeverity: score, breathlessness: score, energy: score })
const today = '2026-11-20'
const without = aPersonWith('Diabetes')
const withIt = aPersonWith('Bronchiectasis')

describe('another long-term lung disease', () => {
  test.each(['general', 'respiratory'] as const)('never makes the %s check milder', (track) => {
    const answers = fc.record(
      Object.fromEntries(
        questions[track].map(({ id, options }) => [
          id,
          fc.constantFrom(...options.map((option) => option.id)),
        ]),
      ),
    )
    const severity = (person: typeof withIt, given: Record<string, string>) =>
      triageLevels.indexOf(assessTriage(track, given, person).level)
    fc.assert(
      fc.property(answers, (given) => severity(withIt, given) <= severity(without, given)),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['a condition', withIt, without],
    [
      'a diagnosis',
      { ...aPersonWith(), respiratoryDiagnosis: 'Bronchiectasis' },
      { ...aPersonWith(), respiratoryDiagnosis: 'Sleep apnoea' },
    ],
  ])('as %s never makes the advice after an entry milder, with or without a usual day', (_, ill, other) => {
    const severity = (level: ReturnType<typeof worstLevelOfAdvice>) =>
      level === undefined ? findingLevels.length : findingLevels.indexOf(level)
    fc.assert(
      fc.property(report, fc.option(own, { nil: undefined }), (logged, scores) => {
        const usual = scores && { ...scores, setOn: addDays(today, -30) }
        const of = (person: typeof withIt) =>
          severity(worstLevelOfAdvice(entryFindings(logged, today, { person, usual })))
        return of(ill) <= of(other)
      }),
      { numRuns: 3000 },
    )
  })
})
