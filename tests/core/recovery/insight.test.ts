import { insightScore } from '@second-wind/core/findings/insight-score'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { insightFor } from '@second-wind/core/recovery/insight'
import { tipIds } from '@second-wind/core/recovery/tomorrow-tips'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyReport } from '../../fixtures/any-report.ts'
import { score3, score6, scoring } from './scored-reports.ts'

const score3AndAThird = scoring(4, 3, 8)
const score4 = scoring(4, 4, 7)
const score4AndAThird = scoring(5, 4, 7)
const score6AndAThird = scoring(8, 5, 5)

describe('the branch of the specification', () => {
  test.each([
    ['day 1, score 4', 1, score4, 'first-days-mild', 'mild-keeps-improving'],
    ['day 1, score 4 1/3', 1, score4AndAThird, 'first-days-hard', 'better-by-day-4-to-5'],
    ['day 2, score 6', 2, score6, 'first-days-hard', 'better-by-day-4-to-5'],
    ['day 2, score 4', 2, score4, 'first-days-mild', 'mild-keeps-improving'],
    ['day 2, score 4 1/3', 2, score4AndAThird, 'first-days-hard', 'better-by-day-4-to-5'],
    ['day 3, score 3', 3, score3, 'middle-days-low', 'better-in-two-days'],
    ['day 3, score 3 1/3', 3, score3AndAThird, 'middle-days-tired', undefined],
    ['day 5, score 3', 5, score3, 'middle-days-low', 'better-in-two-days'],
    ['day 5, score 6', 5, score6, 'middle-days-tired', undefined],
    ['day 5, score 6 1/3', 5, score6AndAThird, 'middle-days-high', undefined],
    ['day 6, score 3', 6, score3, 'later-low', 'top-quarter'],
    ['day 6, score 3 1/3', 6, score3AndAThird, 'later-persistent', 'better-within-a-week'],
    ['day 40, score 6 1/3', 40, score6AndAThird, 'later-persistent', undefined],
  ] as const)('has the specified figure on %s', (_, day, report, id, figure) => {
    const insight = insightFor(report, day, 0)
    expect(insight).toMatchObject({ id, day, reasons: [id] })
    expect(insight.figure).toBe(figure)
  })
})

const anyDay = fc.integer({ min: 1, max: 4000 })
const anyRandom = fc.double({ min: 0, max: 1, noNaN: true })

describe('an insight', () => {
  // Ruling D-10.
  test('has no figure about other people above a score of 6', () => {
    for (const day of [1, 2, 3, 5, 6, 12]) {
      expect(insightFor(score6AndAThird, day, 0).figure).toBeUndefined()
    }
  })

  test('has a tip, a reason and a score from 1 to 10 for every report on every day', () => {
    fc.assert(
      fc.property(anyReport, anyDay, anyRandom, (report, day, random) => {
        const insight = insightFor(report, day, random)
        expect(tipIds).toContain(insight.tip)
        expect(insight.reasons[0]).toBe(insight.id)
        expect(insightScore(report)).toBeGreaterThanOrEqual(1)
        expect(insightScore(report)).toBeLessThanOrEqual(10)
      }),
    )
  })

  test('has no praise, no reassurance and no figure for a report with any of the four signs', () => {
    const sign: fc.Arbitrary<Partial<SymptomReport>> = fc.oneof(
      fc.record({ breathlessness: fc.integer({ min: 7, max: 10 }) }),
      fc.record({ coughSeverity: fc.integer({ min: 9, max: 10 }) }),
      fc.constant({ temperature: 'high-fever' as const }),
      fc.constant({ sputumColor: 'red' as const }),
    )
    fc.assert(
      fc.property(anyReport, sign, anyDay, anyRandom, (report, bad, day, random) => {
        const insight = insightFor({ ...report, ...bad }, day, random)
        expect(insight).toMatchObject({ id: 'safety', tip: 'same-time-each-day' })
        expect(insight.figure).toBeUndefined()
      }),
    )
  })

  test('can have each of the five tips', () => {
    const tips = [0, 0.2, 0.4, 0.6, 0.99].map((random) => insightFor(score3, 1, random).tip)
    expect(tips).toEqual(tipIds)
  })
})

describe('one very bad sign', () => {
  const well = scoring(1, 1, 10)
  test.each([
    ['breathlessness 7', { ...well, breathlessness: 7 }, ['safety', 'breathlessness-high']],
    ['breathlessness 6', { ...well, breathlessness: 6 }, ['safety', 'breathlessness-moderate']],
    ['breathlessness 5', { ...well, breathlessness: 5 }, ['first-days-mild']],
    ['cough 9', { ...well, coughSeverity: 9 }, ['safety', 'cough-severe']],
    ['cough 8', { ...well, coughSeverity: 8 }, ['first-days-mild']],
    ['a very high temperature', { ...well, temperature: 'high-fever' }, ['safety', 'fever-high']],
    ['a high temperature', { ...well, temperature: 'moderate-fever' }, ['safety', 'fever-medium']],
    ['37.8 to 38.2°C is not called mild', { ...well, temperature: 'low-fever' }, ['watch', 'fever-low']],
    [
      'blood in the phlegm',
      { ...well, sputumColor: 'red', sputumConsistency: 'thin' },
      ['safety', 'phlegm-red'],
    ],
    [
      'a peak flow under half of the best',
      { ...well, peakFlowZone: 'below_50' },
      ['safety', 'peak-flow-below-50'],
    ],
    ['a peak flow of 50 to 80%', { ...well, peakFlowZone: '50_80' }, ['safety', 'peak-flow-50-80']],
    ['16 puffs of reliever', { ...well, relieverPuffs: 16 }, ['safety', 'reliever-over-8-puffs']],
    ['6 puffs of reliever are watched', { ...well, relieverPuffs: 6 }, ['watch', 'reliever-over-4-puffs']],
    ['brown phlegm', { ...well, sputumColor: 'brown', sputumConsistency: 'thin' }, ['first-days-mild']],
    [
      'all four at once',
      { ...well, breathlessness: 10, coughSeverity: 10, temperature: 'high-fever', sputumColor: 'red' },
      ['safety', 'breathlessness-severe', 'phlegm-red', 'fever-high', 'cough-severe'],
    ],
  ] satisfies [string, SymptomReport, string[]][])(
    'gives the safety message, or the one listed, for %s',
    (_, report, reasons) => {
      expect(insightFor(report, 1, 0)).toMatchObject({ id: reasons[0], reasons })
    },
  )

  test('gives it with breathlessness 10, no cough and full energy, which score 4', () => {
    const report = scoring(1, 10, 10)
    expect(insightScore(report)).toBe(4)
    expect(insightFor(report, 1, 0)).toEqual({
      id: 'safety',
      day: 1,
      reasons: ['safety', 'breathlessness-severe'],
      tip: 'same-time-each-day',
    })
  })
})
