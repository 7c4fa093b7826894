import { checkInRegularity } from '@second-wind/core/recovery/analytics/check-in-regularity'
import { describe, expect, test } from 'vitest'

const today = '2026-11-20'

describe('check-in regularity', () => {
  test('lists days with and without a check-in, and the longest gap', () => {
    const found = checkInRegularity(
      ['2026-11-01', '2026-11-14', '2026-11-17', '2026-11-17', '2026-11-20'],
      today,
      7,
    )
    expect(found).toMatchObject({
      daysWith: 3,
      daysWithout: 4,
      longestGap: { days: 2, from: '2026-11-18', to: '2026-11-19' },
    })
    expect(found.days.map(({ checkIns }) => checkIns)).toEqual([1, 0, 0, 2, 0, 0, 1])
  })

  test('does not count days before the first check-in as missed', () => {
    expect(checkInRegularity(['2026-11-18', '2026-11-20'], today, 30)).toMatchObject({
      days: [{ day: '2026-11-18' }, { day: '2026-11-19' }, { day: '2026-11-20' }],
      daysWithout: 1,
    })
  })

  test('counts today as still open before a check-in', () => {
    const { days, daysWithout, longestGap } = checkInRegularity(['2026-11-19'], today, 7)
    expect(days.at(-1)).toEqual({ day: today, checkIns: 0, state: 'open' })
    expect(daysWithout).toBe(0)
    expect(longestGap).toBeUndefined()
  })

  test('counts a check-in dated tomorrow from that day', () => {
    expect(checkInRegularity(['2026-11-21'], today, 7)).toMatchObject({ days: [], daysWith: 0 })
  })

  test('loses no day when the clocks change in October', () => {
    expect(checkInRegularity(['2026-10-01'], '2026-10-28', 7).days).toHaveLength(7)
  })
})
