import {
  sputumColors,
  sputumConsistencies,
  temperatures,
  untouchedReport,
  type SymptomReport,
} from '@second-wind/core/records/symptom-entry'
import { checkInDay } from '@second-wind/core/recovery/check-in-day'
import { insightFor, insightScore } from '@second-wind/core/recovery/insight'
import { tipIds } from '@second-wind/core/recovery/tomorrow-tips'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

/** A report whose score is exactly `sum` / 3 with nothing alarming in it. */
const scoring = (coughSeverity: number, breathlessness: number, energy: number): SymptomReport => ({
  ...untouchedReport,
  coughSeverity,
  breathlessness,
  energy,
})

const score3 = scoring(3, 3, 8)
const score3AndAThird = scoring(4, 3, 8)
const score4 = scoring(4, 4, 7)
const score4AndAThird = scoring(5, 4, 7)
const score6 = scoring(6, 6, 5)
const score6AndAThird = scoring(7, 6, 5)

describe('the branches of the specification, with the example figure that each names', () => {
  test.each([
    ['day 1, score 4', 1, score4, 'first-days-mild', 'mild-keeps-improving'],
    ['day 1, score 4 1/3', 1, score4AndAThird, 'first-days-hard', 'better-by-day-4-to-5'],
    ['day 2, score 4', 2, score4, 'first-days-mild', 'mild-keeps-improving'],
    ['day 2, score 4 1/3', 2, score4AndAThird, 'first-days-hard', 'better-by-day-4-to-5'],
    ['day 3, score 3', 3, score3, 'middle-days-low', 'better-in-two-days'],
    ['day 3, score 3 1/3', 3, score3AndAThird, 'middle-days-tired', undefined],
    ['day 5, score 3', 5, score3, 'middle-days-low', 'better-in-two-days'],
    ['day 5, score 6', 5, score6, 'middle-days-tired', undefined],
    ['day 5, score 6 1/3', 5, score6AndAThird, 'middle-days-high', 'asked-a-gp'],
    ['day 6, score 3', 6, score3, 'later-low', 'top-quarter'],
    ['day 6, score 3 1/3', 6, score3AndAThird, 'later-persistent', 'better-within-a-week'],
    ['day 40, score 6 1/3', 40, score6AndAThird, 'later-persistent', 'better-within-a-week'],
  ] as const)('%s', (_, day, report, id, figure) => {
    const insight = insightFor(report, day, 0)
    expect(insight).toMatchObject({ id, day, reasons: [id] })
    expect(insight.figure).toBe(figure)
  })
})

describe('one very bad sign is never averaged away, and is named as the reason', () => {
  const well = scoring(1, 1, 10)
  test.each([
    ['breathlessness 7', { ...well, breathlessness: 7 }, ['safety', 'breathlessness-7-or-more']],
    ['breathlessness 6', { ...well, breathlessness: 6 }, ['first-days-mild']],
    ['cough 9', { ...well, coughSeverity: 9 }, ['safety', 'cough-9-or-more']],
    ['cough 8', { ...well, coughSeverity: 8 }, ['first-days-mild']],
    ['a very high temperature', { ...well, temperature: 'high-fever' }, ['safety', 'very-high-temperature']],
    ['a high temperature', { ...well, temperature: 'moderate-fever' }, ['first-days-mild']],
    [
      'blood in the phlegm',
      { ...well, sputumColor: 'red', sputumConsistency: 'thin' },
      ['safety', 'red-phlegm'],
    ],
    [
      'a peak flow under half of the best',
      { ...well, peakFlowZone: 'below_50' },
      ['safety', 'peak-flow-below-50'],
    ],
    ['a peak flow of 50 to 80%', { ...well, peakFlowZone: '50_80' }, ['first-days-mild']],
    ['brown phlegm', { ...well, sputumColor: 'brown', sputumConsistency: 'thin' }, ['first-days-mild']],
    [
      'all four at once',
      { ...well, breathlessness: 10, coughSeverity: 10, temperature: 'high-fever', sputumColor: 'red' },
      ['safety', 'breathlessness-7-or-more', 'cough-9-or-more', 'very-high-temperature', 'red-phlegm'],
    ],
  ] satisfies [string, SymptomReport, string[]][])('%s', (_, report, reasons) => {
    expect(insightFor(report, 1, 0)).toMatchObject({ id: reasons[0], reasons })
  })

  test('breathlessness 10 with no cough and full energy scores 4, and still gets the safety message', () => {
    const report = scoring(1, 10, 10)
    expect(insightScore(report)).toBe(4)
    expect(insightFor(report, 1, 0)).toEqual({
      id: 'safety',
      day: 1,
      reasons: ['safety', 'breathlessness-7-or-more'],
      tip: 'same-time-each-day',
    })
  })
})

const score = fc.integer({ min: 1, max: 10 })
const anyReport: fc.Arbitrary<SymptomReport> = fc.record({
  coughSeverity: score,
  breathlessness: score,
  energy: score,
  mood: score,
  temperature: fc.constantFrom(...temperatures),
  sputumColor: fc.constantFrom(...sputumColors),
  sputumConsistency: fc.constantFrom(...sputumConsistencies),
})
const anyDay = fc.integer({ min: 1, max: 4000 })
const anyRandom = fc.double({ min: 0, max: 1, noNaN: true })

test('every report on every day gets a tip, a reason and a score from 1 to 10', () => {
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

test('nobody with one of the four signs is praised, comforted or shown a figure, whatever the rest says', () => {
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

test('each of the five tips can come up', () => {
  const tips = [0, 0.2, 0.4, 0.6, 0.99].map((random) => insightFor(score3, 1, random).tip)
  expect(tips).toEqual(tipIds)
})

describe('the day of checking in', () => {
  test.each([
    ['the first check-in ever', [], 1],
    ['a second check-in on the same day', ['2026-11-20'], 1],
    ['days without a check-in do not count', ['2026-11-18', '2026-11-12', '2026-11-12'], 3],
  ])('%s', (_, dates, day) => {
    expect(checkInDay(dates, '2026-11-20')).toBe(day)
  })
})
