import { composeReading, errorReading } from '@second-wind/api/air/compose-reading'
import { airReading, airSources } from '@second-wind/core/air/air-reading'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const measured = { location: 'London', timestamp: '2026-11-20T09:00:00.000Z' }

describe('a reply about the air', () => {
  test('contains every field of the specification and the UK index', () => {
    const reply = composeReading('openweather', measured, { pm2_5: 8.4, pm10: 14.1, o3: 52 })
    expect(reply).toEqual({
      index: 26,
      status: 'Low',
      location: 'London',
      description: 'Carry on as usual. Follow your plan.',
      source: 'openweather',
      timestamp: '2026-11-20T09:00:00.000Z',
      pollutants: { pm2_5: 8.4, pm10: 14.1, o3: 52 },
      daqi: 2,
    })
    expect(airReading.parse(reply)).toEqual(reply)
  })

  test('leaves a pollutant that was not measured unknown', () => {
    const reply = composeReading('demo', measured, { pm2_5: 40, o3: -1 })
    expect(reply).toMatchObject({ daqi: 4, pollutants: { pm2_5: 40, pm10: null, o3: null } })
  })

  test('is an error without an index when nothing was measured', () => {
    expect(composeReading('openweather', measured, {})).toEqual(errorReading(measured))
    expect(errorReading(measured)).toEqual({
      index: null,
      status: 'Service temporarily unavailable',
      location: 'London',
      description: 'No reading. Check symptoms as usual',
      source: 'error',
      timestamp: '2026-11-20T09:00:00.000Z',
      pollutants: { pm2_5: null, pm10: null, o3: null },
      daqi: null,
    })
  })

  test('is accepted by a phone for any pollutants', () => {
    const concentration = fc.oneof(
      fc.double(),
      fc.constant(null),
      fc.double({ min: 0, max: 400, noNaN: true }),
    )
    const air = fc.record(
      { pm2_5: concentration, pm10: concentration, o3: concentration },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(air, fc.constantFrom('openweather', 'demo'), (concentrations, source) => {
        const reply = airReading.parse(composeReading(source, measured, concentrations))
        expect(airSources).toContain(reply.source)
        expect(reply.source === 'error').toBe(reply.index === null)
        expect(reply.daqi === null).toBe(reply.index === null)
      }),
    )
  })
})

describe('an invalid reply of the weather service', () => {
  const reply = composeReading('demo', measured, { pm2_5: 10, pm10: 10, o3: 10 })
  test.each([
    ['an index above the scale', { index: 501 }],
    ['an index below it', { index: -1 }],
    ['an index that is no number', { index: Number.NaN }],
    ['an index in words', { index: '42' }],
    ['an unknown source', { source: 'live' }],
    ['no time', { timestamp: 'yesterday' }],
    ['no place', { location: '' }],
    ['a negative pollutant', { pollutants: { pm2_5: -1, pm10: 1, o3: 1 } }],
    ['a pollutant left out', { pollutants: { pm2_5: 1, pm10: 1 } }],
    ['a UK index of 0', { daqi: 0 }],
    ['a UK index of 11', { daqi: 11 }],
  ])('is refused when it has %s', (_, changes) => {
    expect(airReading.safeParse({ ...reply, ...changes }).success).toBe(false)
    expect(airReading.safeParse(reply).success).toBe(true)
  })
})
