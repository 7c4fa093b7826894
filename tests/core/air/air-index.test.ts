import { airIndex, highestIndex, indexColour } from '@second-wind/core/air/air-index'
import { daqi, daqiBands, daqiLimits } from '@second-wind/core/air/daqi'
import { pollutantNames } from '@second-wind/core/air/pollutants'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const anyConcentration = fc.double({ min: 0, max: 600, noNaN: true })
const anyAir = fc.record(
  { pm2_5: anyConcentration, pm10: anyConcentration, o3: anyConcentration },
  { requiredKeys: [] },
)

describe('the colour of an index', () => {
  test.each([
    [0, 'green'],
    [50, 'green'],
    [51, 'yellow'],
    [100, 'yellow'],
    [101, 'orange'],
    [150, 'orange'],
    [151, 'red'],
    [500, 'red'],
    [null, 'unknown'],
    [-1, 'unknown'],
    [Number.NaN, 'unknown'],
  ] as const)('of %s is %s', (index, colour) => {
    expect(indexColour(index)).toBe(colour)
  })

  test('never contradicts the word of the UK index', () => {
    const colours = ['green', 'yellow', 'orange', 'red', 'unknown']
    fc.assert(
      fc.property(anyAir, (air) => {
        const colour = indexColour(airIndex(air)?.index ?? null)
        expect(colours.indexOf(colour)).toBe([...daqiBands, 'unknown'].indexOf(daqi(air).band))
      }),
    )
  })

  test('changes at every limit together with the word', () => {
    for (const name of pollutantNames) {
      for (let whole = 0; whole <= (daqiLimits[name].at(-1) ?? 0) + 50; whole += 1) {
        const colour = indexColour(airIndex({ [name]: whole })?.index ?? null)
        const expected = {
          low: 'green',
          moderate: 'yellow',
          high: 'orange',
          'very-high': 'red',
          unknown: 'unknown',
        }
        expect(colour, `${name} ${whole}`).toBe(expected[daqi({ [name]: whole }).band])
      }
    }
  })
})

describe('the index of a reading', () => {
  test.each([
    ['pm2_5', 0, 0],
    ['pm2_5', 35, 50],
    ['pm2_5', 36, 51],
    ['pm2_5', 53, 100],
    ['pm2_5', 54, 101],
    ['pm2_5', 70, 150],
    ['pm2_5', 71, 153],
    ['pm10', 50, 50],
    ['pm10', 51, 51],
    ['pm10', 75, 100],
    ['pm10', 76, 101],
    ['pm10', 100, 150],
    ['pm10', 101, 152],
    ['o3', 100, 50],
    ['o3', 101, 51],
    ['o3', 160, 100],
    ['o3', 161, 101],
    ['o3', 240, 150],
    ['o3', 241, 151],
    ['o3', 100_000, 500],
  ] as const)('with %s at %i µg/m³ is %i', (name, concentration, index) => {
    expect(airIndex({ [name]: concentration })).toEqual({ index, decidedBy: name })
  })

  test('is that of the worst pollutant, which it names', () => {
    expect(airIndex({ pm2_5: 10, pm10: 80, o3: 90 })).toEqual({ index: 109, decidedBy: 'pm10' })
  })

  test('is null when no pollutant was measured', () => {
    expect(airIndex({})).toBeNull()
    expect(airIndex({ pm2_5: null, pm10: -3, o3: Number.NaN })).toBeNull()
  })

  test('is never lowered by more of a pollutant, and stays on the scale', () => {
    const full = fc.record({ pm2_5: anyConcentration, pm10: anyConcentration, o3: anyConcentration })
    fc.assert(
      fc.property(full, fc.constantFrom(...pollutantNames), anyConcentration, (before, name, more) => {
        const after = airIndex({ ...before, [name]: before[name] + more })?.index
        expect(after).toBeGreaterThanOrEqual(airIndex(before)?.index ?? Infinity)
        expect(after).toBeLessThanOrEqual(highestIndex)
        expect(Number.isInteger(after)).toBe(true)
      }),
    )
  })
})
