import { captureMoment, instant, localDate, tzOffsetMin, hourMs } from '@second-wind/core/platform/moment'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const at = (utc: string, offsetMin: number) => captureMoment(Date.parse(utc), offsetMin)

describe('the day on which something was logged', () => {
  test('is the earlier day for an entry two minutes before midnight', () => {
    expect(at('2026-11-20T23:58:00Z', 0)).toEqual({
      occurredAt: '2026-11-20T23:58:00.000Z',
      tzOffsetMin: 0,
      localDate: '2026-11-20',
    })
  })

  test('is the new day after midnight in summer, although it is still yesterday in UTC', () => {
    expect(at('2026-07-14T23:30:00Z', 60).localDate).toBe('2026-07-15')
  })

  test('includes every entry of the 23-hour day when the clocks go forward', () => {
    expect(at('2026-03-29T00:59:59Z', 0).localDate).toBe('2026-03-29')
    expect(at('2026-03-29T01:00:00Z', 60).localDate).toBe('2026-03-29')
    expect(at('2026-03-29T22:59:59Z', 60).localDate).toBe('2026-03-29')
    expect(at('2026-03-29T23:00:00Z', 60).localDate).toBe('2026-03-30')
  })

  test('is the same for both entries at half past one when the clocks go back, in order', () => {
    const [first, second] = [at('2026-10-25T00:30:00Z', 60), at('2026-10-25T01:30:00Z', 0)]
    expect([first.localDate, second.localDate]).toEqual(['2026-10-25', '2026-10-25'])
    expect(first.occurredAt < second.occurredAt).toBe(true)
  })

  test('can be the 29th of February', () => {
    expect(at('2028-02-29T12:00:00Z', 0).localDate).toBe('2028-02-29')
    expect(at('2028-02-28T23:30:00Z', 60).localDate).toBe('2028-02-29')
    expect(at('2027-02-28T23:30:00Z', 60).localDate).toBe('2027-03-01')
  })

  test('is the local day of a patient abroad', () => {
    expect(at('2026-11-20T11:00:00Z', 13 * 60).localDate).toBe('2026-11-21')
    expect(at('2026-11-20T04:00:00Z', -5 * 60).localDate).toBe('2026-11-19')
  })

  test('the server accepts every captured time, and the time zone does not change the instant', () => {
    const anyTime = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2100-01-01') })
    fc.assert(
      fc.property(anyTime, fc.integer({ min: -14 * 60, max: 14 * 60 }), (now, offsetMin) => {
        const moment = captureMoment(now, offsetMin)
        expect(instant.parse(moment.occurredAt)).toBe(moment.occurredAt)
        expect(localDate.parse(moment.localDate)).toBe(moment.localDate)
        expect(tzOffsetMin.parse(moment.tzOffsetMin)).toBe(moment.tzOffsetMin)
        expect(Date.parse(moment.occurredAt)).toBe(now)
        expect(Math.abs(Date.parse(moment.localDate) - now)).toBeLessThan(39 * hourMs)
      }),
    )
  })
})

describe('validating times', () => {
  test('an instant needs a time zone', () => {
    for (const text of ['2026-11-20T18:02:00Z', '2026-11-20T18:02:00.123+01:00'])
      expect(instant.safeParse(text).success).toBe(true)
    for (const text of ['2026-11-20T18:02:00', '2026-11-20', 'yesterday', '', '2026-13-20T18:02:00Z']) {
      expect(instant.safeParse(text).success, text).toBe(false)
    }
  })

  test('a day must exist', () => {
    for (const day of ['2026-11-20', '2028-02-29']) expect(localDate.safeParse(day).success).toBe(true)
    for (const day of ['2026-11-31', '2027-02-29', '20/11/2026', '2026-1-1'])
      expect(localDate.safeParse(day).success, day).toBe(false)
  })

  test('an offset must be whole minutes, at most fourteen hours', () => {
    for (const minutes of [0, -0, 60, -840, 840, 345])
      expect(tzOffsetMin.safeParse(minutes).success).toBe(true)
    for (const minutes of [841, -841, 0.5, '60', Number.NaN])
      expect(tzOffsetMin.safeParse(minutes).success, String(minutes)).toBe(false)
  })
})
