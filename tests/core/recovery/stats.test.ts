import { addDays } from '@second-wind/core/platform/moment'
import { scoreNames, type ScoreName } from '@second-wind/core/records/symptom-entry'
import { recoveryStats } from '@second-wind/core/recovery/stats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoPatientEntries } from './demo-patient-entries.ts'
import { entryOn } from './entry-on.ts'

const today = '2026-11-20'
const daysAgo = (days: number) => addDays(today, -days)

describe('the figures of recovery', () => {
  test('are 5 days tracked for the demo patient', () => {
    expect(recoveryStats(demoPatientEntries(today), today)).toEqual({
      firstDay: '2026-10-22',
      lastDay: today,
      entryCount: 5,
      daysTracked: 5,
      averages: { coughSeverity: 4, breathlessness: 1.8, energy: 5, mood: 6.2 },
    })
  })

  test('are never NaN without entries', () => {
    expect(recoveryStats([], today)).toMatchObject({
      entryCount: 0,
      daysTracked: 0,
      averages: { coughSeverity: null, breathlessness: null, energy: null, mood: null },
    })
  })
})

describe('the last 30 days', () => {
  test.each([
    ['today', 0, 1],
    ['29 days ago', 29, 1],
    ['30 days ago is the 31st day', 30, 0],
    ['tomorrow, by a wrong clock', -1, 0],
  ])('include, or leave out, a check-in of %s', (_, days, entryCount) => {
    expect(recoveryStats([entryOn(daysAgo(days))], today).entryCount).toBe(entryCount)
  })

  test('count two check-ins on one day as one day', () => {
    const entries = [entryOn(today), entryOn(today, {}, '20:00'), entryOn(daysAgo(1))]
    expect(recoveryStats(entries, today)).toMatchObject({ entryCount: 3, daysTracked: 2 })
  })

  test("count an entry at half past midnight in summer for the patient's day, not the UTC day", () => {
    const entries = [
      entryOn('2026-07-02', { date: '2026-07-01T23:30:00.000Z', tzOffsetMin: 60 }),
      entryOn('2026-07-01', { date: '2026-07-01T08:00:00.000Z', tzOffsetMin: 60 }),
    ]
    expect(recoveryStats(entries, '2026-07-02').daysTracked).toBe(2)
  })
})

describe('the averages of scores', () => {
  const averageOf = (...scores: number[]) =>
    recoveryStats(
      scores.map((energy, at) => entryOn(daysAgo(at), { energy })),
      today,
    ).averages.energy

  test.each([
    [[7], 7],
    [[6, 7], 6.5],
    [[7, 7, 6], 6.7],
    [[3, 3, 4], 3.3],
    [[6, 7, 7, 8, 7, 7, 6, 8, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6], 6.9],
    [[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2], 1.1],
  ])('of %j are rounded to tenths', (scores, average) => {
    expect(averageOf(...scores)).toBe(average)
  })

  test('leave out a score that was not set', () => {
    const entries = [
      entryOn(today, { energy: 8 }),
      entryOn(daysAgo(1), { energy: 5, untouchedScores: ['energy'] }),
    ]
    expect(recoveryStats(entries, today)).toMatchObject({ entryCount: 2, averages: { energy: 8, mood: 7 } })
  })

  test('stay between the lowest and the highest score, in tenths', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 30 }), (scores) => {
        const entries = scores.map((score, at) => {
          const all: Record<ScoreName, number> = {
            coughSeverity: score,
            breathlessness: score,
            energy: score,
            mood: score,
          }
          return entryOn(daysAgo(at), all)
        })
        const { averages } = recoveryStats(entries, today)
        for (const name of scoreNames) {
          expect(averages[name]).toBeGreaterThanOrEqual(Math.min(...scores))
          expect(averages[name]).toBeLessThanOrEqual(Math.max(...scores))
          expect(String(averages[name])).toMatch(/^\d+(\.\d)?$/)
        }
      }),
    )
  })
})
