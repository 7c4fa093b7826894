import { addDays } from '@second-wind/core/platform/moment'
import { checkInDay } from '@second-wind/core/recovery/check-in-day'
import { describe, expect, test } from 'vitest'

const today = '2026-11-20'
const daysAgo = (...days: number[]) => days.map((day) => addDays(today, -day))

describe('the day of checking in', () => {
  test.each([
    ['the first check-in ever', [], 1],
    ['a second check-in on the same day', ['2026-11-20'], 1],
    ['days without a check-in do not count', ['2026-11-18', '2026-11-12', '2026-11-12'], 3],
  ])('counts each day with a check-in once: %s', (_, dates, day) => {
    expect(checkInDay(dates, today)).toBe(day)
  })

  test('is 1 again in a new illness', () => {
    expect(checkInDay(daysAgo(20, 21, 22), today)).toBe(1)
    expect(checkInDay(daysAgo(0, 1, 20, 21, 22), today)).toBe(2)
  })

  test('includes today even without a check-in', () => {
    expect(checkInDay(daysAgo(1, 3), today)).toBe(3)
    expect(checkInDay(daysAgo(0, 1, 3), today)).toBe(3)
  })
})
