import { addDays } from '@second-wind/core/platform/moment'
import { scoreNames, type ScoreName } from '@second-wind/core/records/symptom-entry'
import { recentTrends, scoreTrend, type DatedScores } from '@second-wind/core/recovery/trend'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

/** Entries a day apart, newest first, all four scores alike. */
const newestFirst = (scores: number[]): DatedScores[] =>
  scores.map((score, daysAgo) => ({
    id: `entry-${100 - daysAgo}`,
    date: new Date(Date.UTC(2026, 10, 20 - daysAgo, 8)).toISOString(),
    coughSeverity: score,
    breathlessness: score,
    energy: score,
    mood: score,
  }))

describe('the trend of a cough', () => {
  test.each([
    ['without a check-in', [], 'unknown'],
    ['one check-in has nothing to be compared with', [3], 'unknown'],
    ['the newer of two check-ins is lower', [3, 5], 'improving'],
    ['the newer of two check-ins is higher', [5, 3], 'worsening'],
    ['two equal check-ins', [4, 4], 'stable'],
    ['the newest two of three check-ins against the oldest', [2, 6, 4], 'stable'],
    ['the newest two of three check-ins are lower', [2, 5, 4], 'improving'],
    ['the newest three of four check-ins against the oldest', [1, 1, 4, 3], 'improving'],
    ['the newest three of five check-ins against the other two', [3, 3, 3, 2, 4], 'stable'],
    ['the newest three of six check-ins against the other three', [5, 5, 5, 4, 4, 4], 'worsening'],
    ['the seventh check-in does not count', [3, 3, 3, 3, 3, 3, 10], 'stable'],
    ['means that differ by a third are not called equal', [3, 3, 4, 3, 3, 3], 'worsening'],
    ['means of thirds that are equal are called equal', [1, 2, 4, 4, 2, 1], 'stable'],
  ] as const)('compares the newest check-ins with the ones before: %s', (_, scores, trend) => {
    expect(scoreTrend('coughSeverity', newestFirst([...scores])).trend).toBe(trend)
  })
})

describe('a trend', () => {
  test.each([
    ['coughSeverity', 'worsening'],
    ['breathlessness', 'worsening'],
    ['energy', 'improving'],
    ['mood', 'improving'],
  ] as const)('of a rising score of %s is %s', (name, trend) => {
    expect(scoreTrend(name, newestFirst([8, 8, 8, 2, 2, 2])).trend).toBe(trend)
  })

  test('includes the means compared', () => {
    expect(scoreTrend('coughSeverity', newestFirst([3, 3, 3, 5, 5, 5]))).toEqual({
      trend: 'improving',
      newestMean: 3,
      olderMean: 5,
    })
  })

  test('is the same for any order of entries and never NaN', () => {
    const history = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 2, maxLength: 14 })
    const shuffled = history.chain((scores) => {
      const entries = newestFirst(scores)
      return fc.tuple(
        fc.constant(entries),
        fc.shuffledSubarray(entries, { minLength: entries.length, maxLength: entries.length }),
      )
    })
    fc.assert(
      fc.property(shuffled, fc.constantFrom<ScoreName>(...scoreNames), ([sorted, mixed], name) => {
        const trend = scoreTrend(name, sorted)
        expect(scoreTrend(name, mixed)).toEqual(trend)
        if (trend.trend === 'unknown') throw new Error('two entries are enough')
        expect(trend.newestMean).toBeGreaterThanOrEqual(1)
        expect(trend.olderMean).toBeGreaterThanOrEqual(1)
        expect(trend.trend === 'stable').toBe(Math.abs(trend.newestMean - trend.olderMean) < 1e-9)
      }),
    )
  })
})

describe('an entry in a trend', () => {
  test('that is old and arrives late from the server does not count as the newest', () => {
    const [newest, older] = newestFirst([2, 6])
    expect(scoreTrend('coughSeverity', [older!, newest!]).trend).toBe('improving')
  })

  test('that was logged abroad is sorted by instant, not by wall clock', () => {
    const [first, second] = newestFirst([2, 6])
    const inParis = { ...first!, date: '2026-11-20T08:30:00+01:00' }
    const inLondon = { ...second!, date: '2026-11-20T08:00:00Z' }
    expect(scoreTrend('coughSeverity', [inParis, inLondon]).trend).toBe('worsening')
  })

  test('whose score was not set is left out', () => {
    const [newest, ...older] = newestFirst([5, 2, 6])
    const left = { ...newest!, untouchedScores: ['coughSeverity' as const] }
    expect(scoreTrend('coughSeverity', [left, ...older])).toEqual({
      trend: 'improving',
      newestMean: 2,
      olderMean: 6,
    })
    expect(scoreTrend('coughSeverity', [left, older[0]!])).toEqual({ trend: 'unknown' })
    expect(scoreTrend('mood', [left, ...older])).toMatchObject({ newestMean: 3.5 })
  })
})

describe('the trends that every screen shows', () => {
  const today = '2026-11-20'
  const daysAgo = (days: number, score: number) => ({
    ...newestFirst([score])[0]!,
    id: `entry-${String(100 - days).padStart(3, '0')}`,
    date: `${addDays(today, -days)}T08:00:00.000Z`,
    localDate: addDays(today, -days),
  })

  test('read check-ins of three weeks as one course', () => {
    const weekly = [daysAgo(0, 3), daysAgo(7, 3), daysAgo(14, 5), daysAgo(21, 5)]
    expect(recentTrends(weekly, today).coughSeverity.trend).toBe('improving')
  })

  test('read nothing from before a gap of more than 14 days, or after such a gap', () => {
    const beforeGap = [daysAgo(0, 3), daysAgo(15, 9)]
    expect(recentTrends(beforeGap, today).coughSeverity).toEqual({ trend: 'unknown' })
    expect(recentTrends([daysAgo(15, 3), daysAgo(16, 9)], today).energy).toEqual({ trend: 'unknown' })
  })

  test('read the newest 14 entries only', () => {
    const unset = Array.from({ length: 13 }, (_, days) => ({
      ...daysAgo(days, 5),
      untouchedScores: ['mood' as const],
    }))
    const entries = [...unset, daysAgo(13, 5), daysAgo(14, 9)]
    expect(recentTrends(entries, today).mood).toEqual({ trend: 'unknown' })
    expect(recentTrends(entries, today).energy.trend).toBe('stable')
  })
})
