import { composeReading, errorReading } from '@second-wind/api/air/compose-reading'
import { daqi } from '@second-wind/core/air/daqi'
import {
  describeAirReading,
  clockSlackMs,
  adviceMaxAgeMs,
  liveMaxAgeMs,
} from '@second-wind/core/air/describe-air-reading'
import { formatReadingAge } from '@second-wind/core/air/format-reading-age'
import { hourMs, minuteMs } from '@second-wind/core/platform/moment'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const now = Date.parse('2026-11-20T12:00:00.000Z')

const measuredAgo = (ageMs: number) => ({
  location: 'London',
  timestamp: new Date(now - ageMs).toISOString(),
})
const cleanAir = { pm2_5: 8, pm10: 14, o3: 50 }
const live = (ageMs: number) => composeReading('openweather', measuredAgo(ageMs), cleanAir)
const demo = (ageMs: number) => composeReading('demo', measuredAgo(ageMs), cleanAir)

describe('the line about an air reading', () => {
  test('shows "Live reading" and the advice of its band for a live reading', () => {
    expect(describeAirReading(live(10 * minuteMs), { isSaved: false, now })).toEqual({
      state: 'live',
      daqi: { band: 'low', index: 2, decidedBy: ['o3'], missing: [] },
      word: 'Low',
      index: 25,
      colour: 'green',
      advice: 'Carry on as usual. Follow your plan.',
      notices: ['Live reading', 'An estimate: the UK index uses averages over 8 or 24 hours.'],
    })
  })

  test('shows for a demo reading that it is a demo and how to get a live one', () => {
    const line = describeAirReading(demo(0), { isSaved: false, now })
    expect(line.state).toBe('demo')
    expect(line.notices).toContain('Example reading, not live')
    expect(line.notices).toContain('Add API key for real-time updates')
  })

  test('shows no figure and no colour for an error', () => {
    expect(describeAirReading(errorReading(measuredAgo(0)), { isSaved: false, now })).toEqual({
      state: 'error',
      notices: ['Service temporarily unavailable', 'No reading. Check symptoms as usual'],
    })
  })

  test('explains what to enter when the location contains no town', () => {
    expect(
      describeAirReading(errorReading(measuredAgo(0), 'noTown'), { isSaved: false, now }).notices,
    ).toEqual([
      'Service temporarily unavailable',
      'No reading: we could not tell which town you live in. In your profile, write only the town as your location. Check symptoms as usual',
    ])
  })

  test('shows the same line for no reading as for a reading without a pollutant', () => {
    const none = { state: 'none', notices: ['No reading. Check symptoms as usual'] }
    expect(describeAirReading(undefined, { isSaved: false, now })).toEqual(none)
    const empty = { ...live(0), index: 20, pollutants: { pm2_5: null, pm10: null, o3: null } }
    expect(describeAirReading(empty, { isSaved: false, now })).toEqual(none)
  })

  test('names a pollutant that was not measured', () => {
    const reading = composeReading('openweather', measuredAgo(0), { pm2_5: 8 })
    expect(describeAirReading(reading, { isSaved: false, now }).notices).toContain(
      'Not measured: PM10, Ozone. The level may be higher',
    )
  })
})

describe('the state of a reading by its age', () => {
  test.each([
    ['just taken', 0, false, 'live'],
    ['2 hours old', liveMaxAgeMs, false, 'live'],
    ['older than 2 hours, the weather service fails', liveMaxAgeMs + 1, false, 'saved'],
    ['6 hours old, the weather service fails', adviceMaxAgeMs, false, 'saved'],
    ['older than 6 hours', adviceMaxAgeMs + 1, false, 'old'],
    ['20 minutes old, the phone is offline', 20 * minuteMs, true, 'saved'],
    ['6 hours old, the phone is offline', adviceMaxAgeMs, true, 'saved'],
    ['7 hours old, the phone is offline', 7 * hourMs, true, 'old'],
    ['an hour ahead of the phone', -clockSlackMs, false, 'live'],
    ['more than an hour ahead of the phone', -clockSlackMs - 1, false, 'old'],
  ] as const)('a reading has the right state when it is: %s', (_, ageMs, isSaved, state) => {
    expect(describeAirReading(live(ageMs), { isSaved, now }).state).toBe(state)
  })

  test('a saved or old reading shows its age', () => {
    expect(describeAirReading(live(20 * minuteMs), { isSaved: true, now }).notices[0]).toBe(
      'Saved reading from 20 minutes ago',
    )
    expect(describeAirReading(live(3 * hourMs), { isSaved: false, now }).notices[0]).toBe(
      'Saved reading from 3 hours ago',
    )
    expect(describeAirReading(live(7 * hourMs), { isSaved: true, now }).notices[0]).toBe(
      'Old reading, from 7 hours ago. Check symptoms as usual',
    )
    expect(describeAirReading(live(-2 * hourMs), { isSaved: true, now }).notices[0]).toBe(
      'Old reading. We do not know its age. Check symptoms as usual',
    )
    expect(describeAirReading(demo(7 * hourMs), { isSaved: false, now }).notices).toContain(
      'Old reading, from 7 hours ago. Check symptoms as usual',
    )
  })

  test('an old reading gives no advice', () => {
    expect(describeAirReading(live(7 * hourMs), { isSaved: false, now })).toMatchObject({ advice: null })
    expect(describeAirReading(demo(7 * hourMs), { isSaved: false, now })).toMatchObject({ advice: null })
    expect(describeAirReading(live(adviceMaxAgeMs), { isSaved: false, now })).not.toMatchObject({
      advice: null,
    })
  })

  test.each([
    [0, '1 minute ago'],
    [59 * minuteMs + 59_999, '59 minutes ago'],
    [hourMs, '1 hour ago'],
    [47 * hourMs, '47 hours ago'],
    [48 * hourMs, '2 days ago'],
  ])('an age of %i ms is shown as "%s"', (ageMs, text) => {
    expect(formatReadingAge(ageMs)).toBe(text)
  })
})

describe('an index on another scale', () => {
  const concentration = fc.oneof(
    fc.double({ min: 0, max: 40, noNaN: true }),
    fc.double({ min: 0, max: 400, noNaN: true }),
  )
  const air = fc.record({ pm2_5: concentration, pm10: concentration, o3: concentration })

  test('bad air with an index of 1 to 5 is not green, because the pollutants decide', () => {
    fc.assert(
      fc.property(air, fc.integer({ min: 1, max: 5 }), (pollutants, index) => {
        const line = describeAirReading({ ...live(0), pollutants, index }, { isSaved: false, now })
        if (line.state !== 'live') throw new Error('everything was measured')
        expect(line.daqi).toEqual(daqi(pollutants))
        expect(line.colour === 'green').toBe(daqi(pollutants).band === 'low')
      }),
    )
  })

  test('an index that is worse than that of the pollutants is used', () => {
    expect(describeAirReading({ ...live(0), index: 151 }, { isSaved: false, now })).toMatchObject({
      index: 151,
      colour: 'red',
    })
  })
})
