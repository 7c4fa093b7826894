import { daqi, daqiBands, daqiLimits } from '@second-wind/core/air/daqi'
import { pollutantNames, type Pollutant } from '@second-wind/core/air/pollutants'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

/** The table of UK-AIR as published, from 1 to 10. */
const printed: Record<Pollutant, string> = {
  pm2_5: '0-11,12-23,24-35,36-41,42-47,48-53,54-58,59-64,65-70,71+',
  pm10: '0-16,17-33,34-50,51-58,59-66,67-75,76-83,84-91,92-100,101+',
  o3: '0-33,34-66,67-100,101-120,121-140,141-160,161-187,188-213,214-240,241+',
}

const boundaries = pollutantNames.flatMap((name) =>
  printed[name].split(',').flatMap((range, at) =>
    range
      .replace('+', '')
      .split('-')
      .map((value) => [name, Number(value), at + 1] as const),
  ),
)

describe('the index of one pollutant', () => {
  test.each(boundaries)('for %s at %i µg/m³ is %i', (name, concentration, index) => {
    expect(daqi({ [name]: concentration })).toMatchObject({ index, decidedBy: [name] })
  })

  test.each([
    [3, 'low'],
    [4, 'moderate'],
    [6, 'moderate'],
    [7, 'high'],
    [9, 'high'],
    [10, 'very-high'],
  ] as const)('of %i is %s', (index, band) => {
    const concentration = (daqiLimits.o3[index - 2] ?? 0) + 1
    expect(daqi({ o3: concentration })).toMatchObject({ index, band })
  })

  test.each([
    [11.4, 1],
    [11.49, 1],
    [11.5, 2],
    [35.49, 3],
    [35.5, 4],
    [70.49, 9],
    [70.5, 10],
  ])('for PM2.5 at %f is %i, after rounding', (pm2_5, index) => {
    expect(daqi({ pm2_5 }).index).toBe(index)
  })
})

describe('the overall index', () => {
  test('is the highest pollutant index, and names that pollutant', () => {
    expect(daqi({ pm2_5: 5, pm10: 101, o3: 60 })).toEqual({
      band: 'very-high',
      index: 10,
      decidedBy: ['pm10'],
      missing: [],
    })
  })

  test('names every pollutant with the highest index', () => {
    expect(daqi({ pm2_5: 12, pm10: 17, o3: 10 })).toMatchObject({ index: 2, decidedBy: ['pm2_5', 'pm10'] })
  })

  test.each([
    ['absent', {}],
    ['null', { pm10: null }],
    ['negative', { pm10: -1 }],
    ['not a number', { pm10: Number.NaN }],
    ['infinite', { pm10: Infinity }],
  ])('treats a pollutant that is %s as missing, not clean', (_, rest) => {
    expect(daqi({ pm2_5: 40, o3: 30, ...rest })).toEqual({
      band: 'moderate',
      index: 4,
      decidedBy: ['pm2_5'],
      missing: ['pm10'],
    })
  })

  test('is unknown, never low, when nothing was measured', () => {
    const unknown = { band: 'unknown', index: null, decidedBy: [], missing: ['pm2_5', 'pm10', 'o3'] }
    expect(daqi({})).toEqual(unknown)
    expect(daqi({ pm2_5: Number.NaN, pm10: -5, o3: null })).toEqual(unknown)
  })

  test('is never lowered by more of a pollutant', () => {
    const concentration = fc.double({ min: 0, max: 600, noNaN: true })
    const air = fc.record({ pm2_5: concentration, pm10: concentration, o3: concentration })
    fc.assert(
      fc.property(air, fc.constantFrom(...pollutantNames), concentration, (before, name, more) => {
        const after = daqi({ ...before, [name]: before[name] + more })
        expect(after.index).toBeGreaterThanOrEqual(daqi(before).index ?? Infinity)
        expect(daqiBands).toContain(after.band)
      }),
    )
  })
})
