import { insightMessages } from '@second-wind/core/content/insight/insight-messages'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { standingFindings } from '@second-wind/core/findings/standing-findings'
import { epochMs } from '@second-wind/core/platform/moment'
import {
  sputumColors,
  sputumConsistencies,
  temperatures,
  untouchedReport,
  type SymptomReport,
} from '@second-wind/core/records/symptom-entry'
import { checkInDay } from '@second-wind/core/recovery/check-in-day'
import { insightFor, insightScore, type InsightContext } from '@second-wind/core/recovery/insight'
import { tipIds } from '@second-wind/core/recovery/tomorrow-tips'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../fixtures/a-patient.ts'
import { anEntry } from '../../fixtures/an-entry.ts'

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

describe('the branches of the specification, with their example figures', () => {
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

describe('one very bad sign gives the safety message, whatever the average', () => {
  const well = scoring(1, 1, 10)
  test.each([
    ['breathlessness 7', { ...well, breathlessness: 7 }, ['safety', 'breathlessness-high']],
    ['breathlessness 6', { ...well, breathlessness: 6 }, ['first-days-mild']],
    ['cough 9', { ...well, coughSeverity: 9 }, ['safety', 'cough-severe']],
    ['cough 8', { ...well, coughSeverity: 8 }, ['first-days-mild']],
    ['a very high temperature', { ...well, temperature: 'high-fever' }, ['safety', 'fever-high']],
    ['a high temperature is watched', { ...well, temperature: 'moderate-fever' }, ['watch', 'fever-medium']],
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
  ] satisfies [string, SymptomReport, string[]][])('%s', (_, report, reasons) => {
    expect(insightFor(report, 1, 0)).toMatchObject({ id: reasons[0], reasons })
  })

  test('breathlessness 10 with no cough and full energy scores 4 and still gets the safety message', () => {
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

const on = (localDate: string, report: SymptomReport) => anEntry({ ...report, localDate })
const read = (report: SymptomReport, day: number, context: Partial<InsightContext> = {}) => {
  const person = context.person
  const findings = entryFindings(report, '2026-11-20', { person, usual: context.usual })
  return insightFor(report, day, 0, { person, findings, ...context })
}

describe('an earlier warning sign', () => {
  const standing = (level: 'emergency' | 'urgent' | 'watch') => {
    const signs = { emergency: { breathlessness: 9 }, urgent: { breathlessness: 7 }, watch: { energy: 2 } }
    const morning = on('2026-11-20', { ...score3, ...signs[level] })
    return standingFindings(
      { entries: [morning], checks: [] },
      { person: undefined },
      epochMs(morning.date) + 1000,
    )
  }

  test.each([
    ['emergency', 'safety-earlier'],
    ['urgent', 'safety-earlier'],
    ['watch', 'watch'],
  ] as const)('%s two minutes before a mild entry gives %s', (level, id) => {
    expect(read(score3, 1, { earlier: standing(level) }).id).toBe(id)
  })

  test('a sign to watch is a reason beside those of the entry itself, each once', () => {
    const earlier = standing('watch')
    const hot = { ...score3, temperature: 'moderate-fever' as const }
    expect(read(score3, 1, { earlier })).toMatchObject({ id: 'watch', reasons: ['watch', 'energy-very-low'] })
    expect(read(hot, 1, { earlier }).reasons).toEqual(['watch', 'fever-medium', 'energy-very-low'])
    expect(read({ ...score3, energy: 1 }, 1, { earlier }).reasons).toEqual(['watch', 'energy-very-low'])
    expect(read(score3, 1, { earlier }).figure).toBeUndefined()
  })

  test('stays behind a warning sign of the entry itself', () => {
    expect(read({ ...score3, coughSeverity: 9 }, 1, { earlier: standing('emergency') }).id).toBe('safety')
  })

  test('comes before a sign that is only watched, and shows no figure', () => {
    const insight = read({ ...score3, energy: 2 }, 1, { earlier: standing('emergency') })
    expect(insight).toMatchObject({
      id: 'safety-earlier',
      reasons: ['safety-earlier', 'breathlessness-severe', 'energy-very-low'],
      tip: 'same-time-each-day',
    })
    expect(insight.figure).toBeUndefined()
  })
})

describe('a usual day that the person has set', () => {
  const usual = {
    coughSeverity: 4,
    breathlessness: 4,
    energy: 6,
    sputumColor: 'clear',
    setOn: '2026-10-01',
  } as const

  test.each([
    ['the same, on day 30', scoring(4, 4, 6), 30, 'usual-day'],
    ['one point worse', scoring(5, 4, 6), 30, 'usual-day'],
    ['two points better', scoring(2, 4, 6), 30, 'better-than-usual'],
    ['two points worse', scoring(6, 4, 6), 30, 'watch'],
    ['green phlegm instead of clear', { ...scoring(4, 4, 6), sputumColor: 'green' }, 30, 'later-persistent'],
    ['a raised temperature', { ...scoring(4, 4, 6), temperature: 'low-fever' }, 30, 'watch'],
    ['breathlessness 7 is a red flag for everyone', scoring(4, 7, 6), 30, 'safety'],
    [
      'a score without an answer',
      { ...scoring(4, 4, 6), untouchedScores: ['energy'] },
      30,
      'later-persistent',
    ],
  ] satisfies [string, SymptomReport, number, string][])('%s gives %s', (_, report, day, id) => {
    expect(read(report, day, { usual }).id).toBe(id)
  })

  test('severe COPD with 4/4/6 every day is usual on day 30, without a figure', () => {
    const insight = read(scoring(4, 4, 6), 30, {
      usual,
      person: aPatient({ respiratoryDiagnosis: 'Severe COPD' }),
    })
    expect(insight.id).toBe('usual-day')
    expect(insight.figure).toBeUndefined()
  })

  test('a threshold that a clinician raised does not make a worse day usual', () => {
    const threshold = { points: 5, days: 3 }
    const context = { person: undefined, usual, threshold, findings: [] }
    expect(insightFor(scoring(8, 4, 6), 30, 0, context).id).toBe('later-persistent')
  })
})

describe('people with a lung condition read nothing about colds', () => {
  test.each([
    ['Severe COPD', score3, 'lung-low'],
    ['asthma', score6, 'lung-middle'],
    ['Pulmonary Fibrosis', scoring(8, 5, 5), 'lung-high'],
  ] as const)('%s', (respiratoryDiagnosis, report, id) => {
    for (const day of [1, 3, 40]) {
      const insight = read(report, day, { person: aPatient({ respiratoryDiagnosis }) })
      expect(insight.id).toBe(id)
      expect(insight.figure).toBeUndefined()
      expect(['keep-a-drink-near', 'same-time-each-day']).toContain(insight.tip)
      expect(insightMessages[insight.id].message).not.toMatch(/\bcold|sore throat|weeks|steady|stable/i)
    }
  })

  test('a person with hay fever keeps the rows of the specification', () => {
    expect(
      read(score3, 1, { person: aPatient({ respiratoryDiagnosis: 'None', conditions: ['Hay fever'] }) }).id,
    ).toBe('first-days-mild')
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

test('a report with any of the four signs gets no praise, no reassurance and no figure', () => {
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

test('each of the five tips can be selected', () => {
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

test.each(['Bronchiectasis', 'Sarcoidosis'])(
  'with %s, no recovery time of a cold',
  (respiratoryDiagnosis) => {
    const person = aPatient({ conditions: [], respiratoryDiagnosis })
    const report = { ...score3, sputumColor: 'green' as const, sputumConsistency: 'thick' as const }
    const insight = read(report, 1, { person })
    expect(insight.id).toMatch(/^(lung-|watch$|safety$)/)
    expect(insight.figure).toBeUndefined()
  },
)
