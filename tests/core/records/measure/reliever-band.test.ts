import { relieverBand, relieverRows } from '@second-wind/core/records/measure/reliever-band'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('how often the reliever was needed in a day', () => {
  test.each([
    [0, 'none'],
    [1, '1_2'],
    [2, '1_2'],
    [3, '3_4'],
    [4, '3_4'],
    [5, 'more_than_4'],
    [48, 'more_than_4'],
  ])('%i is %s', (timesPerDay, band) => {
    expect(relieverBand(timesPerDay)).toEqual({ band })
  })

  test.each([undefined, -1, 1.5, Number.NaN, Infinity])('%s is unknown, not "none"', (timesPerDay) => {
    expect(relieverBand(timesPerDay)).toEqual({ band: 'unknown', missing: 'timesPerDay' })
  })
})

test('more frequent use never gives a lower band', () => {
  const order: readonly string[] = relieverRows.map((row) => row.band)
  const times = fc.integer({ min: 0, max: 200 })
  fc.assert(
    fc.property(times, times, (a, b) => {
      const rank = (timesPerDay: number) => order.indexOf(relieverBand(timesPerDay).band)
      expect(rank(Math.min(a, b))).toBeGreaterThanOrEqual(0)
      expect(rank(Math.max(a, b))).toBeGreaterThanOrEqual(rank(Math.min(a, b)))
    }),
  )
})
