import {
  highestTempC,
  lowestTempC,
  temperatureBand,
  temperatureRows,
} from '@second-wind/core/records/measure/temperature-band'
import { temperatures } from '@second-wind/core/records/symptom-entry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('a temperature in Celsius', () => {
  test.each([
    [35, 'normal'],
    [36.6, 'normal'],
    [37.7, 'normal'],
    [37.79, 'normal'],
    [37.8, 'low-fever'],
    [38.2, 'low-fever'],
    [38.29, 'low-fever'],
    [38.3, 'moderate-fever'],
    [39.3, 'moderate-fever'],
    [39.4, 'moderate-fever'],
    [39.41, 'high-fever'],
    [39.5, 'high-fever'],
    [43, 'high-fever'],
  ])('%f is %s', (tempC, band) => {
    expect(temperatureBand(tempC).band).toBe(band)
  })
})

test('the band includes its limits', () => {
  expect(temperatureBand(38.3)).toEqual({ band: 'moderate-fever', rule: '38.3 to 39.4' })
  expect(temperatureBand(36)).toEqual({ band: 'normal', rule: 'under 37.8' })
})

describe('a value that is not a body temperature has no band', () => {
  test.each([
    ['no measurement', undefined, 'not-measured'],
    ['an empty box', Number.NaN, 'not-measured'],
    ['infinity', Infinity, 'not-measured'],
    ['too cold to be called normal', 34.9, 'too-low'],
    ['a slip', 3.7, 'too-low'],
    ['above any thermometer', 43.1, 'too-high'],
    ['degrees Fahrenheit', 98.6, 'too-high'],
  ])('%s', (_, tempC, why) => {
    expect(temperatureBand(tempC)).toEqual({ band: 'unknown', missing: 'temperature', why })
  })
})

test('a higher temperature never gives a lower band', () => {
  const tempC = fc.double({ min: lowestTempC, max: highestTempC, noNaN: true })
  const rank = (temp: number) => [...temperatures, 'unknown'].indexOf(temperatureBand(temp).band)
  fc.assert(
    fc.property(tempC, tempC, (a, b) => {
      expect(rank(Math.max(a, b))).toBeGreaterThanOrEqual(rank(Math.min(a, b)))
      expect(rank(a)).toBeLessThan(temperatures.length)
    }),
  )
  expect(temperatureRows).toHaveLength(3)
})
