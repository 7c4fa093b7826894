import { describeLoggedTime, isDayOnly } from '@second-wind/core/content/findings/describe-logged-time'
import { describe, expect, test } from 'vitest'

const today = '2026-11-20'

describe('when something was logged', () => {
  test.each([
    ['2026-11-20T04:59:00Z', 'early this morning at 04:59'],
    ['2026-11-20T05:00:00Z', 'this morning at 05:00'],
    ['2026-11-20T12:00:00Z', 'this afternoon at 12:00'],
    ['2026-11-20T18:00:00Z', 'this evening at 18:00'],
    ['2026-11-19T18:02:00Z', 'yesterday at 18:02'],
    ['2026-11-14T18:02:00Z', 'on Saturday at 18:02'],
    ['2026-11-13T18:02:00Z', 'on 13 November at 18:02'],
    ['2026-11-19T12:00:00Z', 'yesterday'],
    ['2026-11-14T12:00:00Z', 'on Saturday'],
  ])('is, for %s: %s', (at, words) => {
    expect(describeLoggedTime({ at, tzOffsetMin: 0, localDate: at.slice(0, 10) }, today)).toBe(words)
  })

  test('is not known by the hour for an entry at noon to the minute, on the clock of the phone', () => {
    expect(isDayOnly('2026-11-19T12:00:00.000Z', 0)).toBe(true)
    expect(isDayOnly('2026-11-19T12:00:30.000Z', 0)).toBe(false)
    expect(isDayOnly('2026-11-19T12:01:00.000Z', 0)).toBe(false)
  })
})
