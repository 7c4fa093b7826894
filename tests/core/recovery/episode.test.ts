import { addDays } from '@second-wind/core/platform/moment'
import { episodeDays, maxEpisodeGapDays } from '@second-wind/core/records/episode-days'
import { checkInDay } from '@second-wind/core/recovery/check-in-day'
import { currentEpisode, episodeDayCount } from '@second-wind/core/recovery/episode'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entryOn } from './entry-on.ts'

const today = '2026-11-20'
const daysAgo = (...days: number[]) => days.map((day) => addDays(today, -day))

describe('the end of an episode', () => {
  test.each([
    ['without entries there is no episode', [], 0],
    ['a first check-in today', [0], 1],
    ['the last check-in was 14 days ago', [14], 15],
    ['the last check-in was 15 days ago and the episode is over', [15], 0],
    ['two check-ins 14 days apart', [0, 14], 15],
    ['two check-ins 15 days apart are two illnesses', [0, 15], 1],
    ['only the last gap counts', [0, 2, 18, 19, 40], 3],
    ['repeated gaps of 14 days', [10, 24, 38], 39],
  ])('leaves the right day count for the current illness: %s', (_, days, dayCount) => {
    expect(episodeDayCount(daysAgo(...days), today)).toBe(dayCount)
  })

  test('comes after a gap of more than 14 days, as documented', () => {
    expect(maxEpisodeGapDays).toBe(14)
  })
})

describe('an episode', () => {
  test('leaves out an entry dated tomorrow by a wrong clock until tomorrow', () => {
    const tomorrow = addDays(today, 1)
    expect(episodeDays([tomorrow, today], today)).toEqual([today])
    expect(episodeDays([tomorrow, today], tomorrow)).toEqual([tomorrow, today])
  })

  test('goes from the first to the last entry, in whatever order they are', () => {
    const old = entryOn('2026-10-01')
    const first = entryOn('2026-11-18')
    const noon = entryOn('2026-11-20', {}, '12:00')
    const morning = entryOn('2026-11-20', {}, '08:00')
    expect(currentEpisode([noon, old, first, morning], today)).toEqual([first, morning, noon])
  })
})

describe('the days of an episode', () => {
  test('count a leap day and a clock change as normal days', () => {
    expect(episodeDayCount(['2028-02-28'], '2028-03-01')).toBe(3)
    expect(episodeDayCount(['2026-10-24'], '2026-10-26')).toBe(3)
    expect(episodeDayCount(['2026-03-28'], '2026-03-30')).toBe(3)
    expect(episodeDayCount(['2026-12-30'], '2027-01-02')).toBe(4)
  })

  test("count an entry at half past midnight in British Summer Time for the patient's day", () => {
    const entry = entryOn('2026-07-02', { date: '2026-07-01T23:30:00.000Z', tzOffsetMin: 60 })
    expect(currentEpisode([entry], '2026-07-02')).toEqual([entry])
    expect(episodeDayCount([entry.localDate], '2026-07-02')).toBe(1)
  })

  test('with a check-in are never more than calendar days, and both start at 1', () => {
    const history = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(history, (days) => {
        const dates = [today, ...daysAgo(...days)]
        const checkIns = checkInDay(dates, today)
        expect(checkIns).toBeGreaterThanOrEqual(1)
        expect(checkIns).toBeLessThanOrEqual(episodeDayCount(dates, today))
        expect(checkIns).toBe(episodeDays(dates, today).length)
      }),
    )
  })
})
