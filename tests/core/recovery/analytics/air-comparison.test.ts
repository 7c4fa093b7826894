import { airComparison, type AirDay } from '@second-wind/core/recovery/analytics/air-comparison'
import { describe, expect, test } from 'vitest'
import { entryOn } from '../entry-on.ts'

const clean = { pm2_5: 8, pm10: 14, o3: 30 }
const dirty = { pm2_5: 40, pm10: 14, o3: 30 }
const nothing = { pm2_5: null, pm10: null, o3: null }

const air = (day: string, pollutants: AirDay['pollutants'], source: AirDay['source'] = 'openweather') => ({
  day,
  pollutants,
  source,
})
const entry = (day: string, coughSeverity: number, breathlessness = 2) =>
  entryOn(day, { coughSeverity, breathlessness })

const threeOfEach = [
  air('2026-11-14', clean),
  air('2026-11-15', clean),
  air('2026-11-16', clean),
  air('2026-11-17', dirty),
  air('2026-11-18', dirty),
  air('2026-11-19', dirty),
]

describe('comparing symptoms with air quality', () => {
  test('gives two averages with three days on each side', () => {
    const scores = [2, 3, 3, 6, 6, 5]
    const entries = threeOfEach.map(({ day }, at) => entry(day, scores[at] ?? 0))
    expect(airComparison(entries, threeOfEach).sides.coughSeverity).toEqual({
      low: { days: 3, mean: 2.7 },
      raised: { days: 3, mean: 5.7 },
      isEnough: true,
    })
  })

  test('gives no average with only two days on one side', () => {
    const { sides, pairs } = airComparison(
      threeOfEach.slice(0, 5).map(({ day }) => entry(day, 4)),
      threeOfEach,
    )
    expect(pairs).toHaveLength(5)
    expect(sides.coughSeverity.isEnough).toBe(false)
  })

  test('leaves out an invented reading, and counts it', () => {
    const day = '2026-11-14'
    const found = airComparison([entry(day, 4)], [air(day, dirty, 'demo')])
    expect(found).toMatchObject({ pairs: [], sampleDays: 1 })
  })

  test('gives no pair for a day without a check-in or without a measurement', () => {
    const found = airComparison(
      [entry('2026-11-14', 4)],
      [air('2026-11-14', nothing), air('2026-11-15', clean)],
    )
    expect(found.pairs).toEqual([])
  })

  test('uses the worst answers of a day, and null for a score that was not set', () => {
    const day = '2026-11-14'
    const entries = [
      entryOn(day, { coughSeverity: 3, breathlessness: 5, untouchedScores: ['breathlessness'] }),
      entryOn(day, { coughSeverity: 6, breathlessness: 5, untouchedScores: ['breathlessness'] }, '20:00'),
    ]
    const { pairs, sides } = airComparison(entries, [air(day, clean)])
    expect(pairs).toEqual([{ day, index: 1, scores: { coughSeverity: 6, breathlessness: null } }])
    expect(sides.breathlessness.low).toEqual({ days: 0, mean: null })
  })
})
