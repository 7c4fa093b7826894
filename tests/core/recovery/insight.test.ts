import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  sputumColors,
  sputumConsistencies,
  temperatures,
  untouchedReport,
  type SymptomReport,
} from '@second-wind/core/model/symptom-entry'
import { checkInDay } from '@second-wind/core/recovery/check-in-day'
import { insightFor, insightRows, insightScore } from '@second-wind/core/recovery/insight'
import { safetyTip, tomorrowTips } from '@second-wind/core/recovery/tomorrow-tips'

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

describe('the branches of the specification', () => {
  test.each([
    ['day 1, score 4', 1, score4, 'first-days-mild'],
    ['day 1, score 4 1/3', 1, score4AndAThird, 'first-days-hard'],
    ['day 2, score 4', 2, score4, 'first-days-mild'],
    ['day 2, score 4 1/3', 2, score4AndAThird, 'first-days-hard'],
    ['day 3, score 3', 3, score3, 'middle-days-low'],
    ['day 3, score 3 1/3', 3, score3AndAThird, 'middle-days-tired'],
    ['day 5, score 6', 5, score6, 'middle-days-tired'],
    ['day 5, score 6 1/3', 5, score6AndAThird, 'middle-days-high'],
    ['day 6, score 3', 6, score3, 'later-low'],
    ['day 6, score 3 1/3', 6, score3AndAThird, 'later-persistent'],
    ['day 40, score 6 1/3', 40, score6AndAThird, 'later-persistent'],
  ] as const)('%s', (_, day, report, id) => {
    expect(insightFor(report, day, 0).id).toBe(id)
  })
})

describe('one very bad sign is never averaged away', () => {
  const well = scoring(1, 1, 10)
  test.each([
    ['breathlessness 7', { ...well, breathlessness: 7 }, 'safety'],
    ['breathlessness 6', { ...well, breathlessness: 6 }, 'first-days-mild'],
    ['cough 9', { ...well, coughSeverity: 9 }, 'safety'],
    ['cough 8', { ...well, coughSeverity: 8 }, 'first-days-mild'],
    ['a very high temperature', { ...well, temperature: 'high-fever' }, 'safety'],
    ['a high temperature', { ...well, temperature: 'moderate-fever' }, 'first-days-mild'],
    ['blood in the phlegm', { ...well, sputumColor: 'red', sputumConsistency: 'thin' }, 'safety'],
    ['brown phlegm', { ...well, sputumColor: 'brown', sputumConsistency: 'thin' }, 'first-days-mild'],
  ] satisfies [string, SymptomReport, string][])('%s', (_, report, id) => {
    expect(insightFor(report, 1, 0).id).toBe(id)
  })

  test('breathlessness 10 with no cough and full energy scores 4, and still gets the safety message', () => {
    const report = scoring(1, 10, 10)
    expect(insightScore(report)).toBe(4)
    expect(insightFor(report, 1, 0)).toMatchObject({
      id: 'safety',
      help: 'check-and-emergency',
      tomorrow: safetyTip,
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

test('every report on every day gets words, a source and a tip', () => {
  fc.assert(
    fc.property(anyReport, anyDay, anyRandom, (report, day, random) => {
      const insight = insightFor(report, day, random)
      expect(insight.message).not.toBe('')
      expect(insight.source).not.toBe('')
      expect(tomorrowTips).toContain(insight.tomorrow)
      expect(insightScore(report)).toBeGreaterThanOrEqual(1)
      expect(insightScore(report)).toBeLessThanOrEqual(10)
    }),
  )
})

test('nobody with breathlessness 7 or more is praised or comforted', () => {
  const breathless = fc.integer({ min: 7, max: 10 })
  fc.assert(
    fc.property(anyReport, breathless, anyDay, anyRandom, (report, breathlessness, day, random) => {
      const insight = insightFor({ ...report, breathlessness }, day, random)
      expect(insight).toMatchObject({ id: 'safety', help: 'check-and-emergency', tomorrow: safetyTip })
    }),
  )
})

test('no message claims a figure that we do not have', () => {
  for (const { message } of insightRows) expect(message).not.toMatch(/%|per cent|top /i)
})

test('each of the five tips can come up', () => {
  const tips = [0, 0.2, 0.4, 0.6, 0.99].map((random) => insightFor(score3, 1, random).tomorrow)
  expect(tips).toEqual(tomorrowTips)
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
