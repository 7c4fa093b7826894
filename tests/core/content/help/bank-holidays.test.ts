import { isBankHoliday } from '@second-wind/core/content/help/bank-holidays'
import { addDays } from '@second-wind/core/platform/moment'
import type { Nation } from '@second-wind/core/records/patient'
import { describe, expect, test } from 'vitest'

/** Month and day. */
const holidaysOf = (year: number, nation: Nation): string[] =>
  Array.from({ length: 365 }, (_, at) => addDays(`${year}-01-01`, at))
    .filter((day) => isBankHoliday(day, nation))
    .map((day) => day.slice(5))

const list = (days: string) => days.split(' ')

describe('bank holidays', () => {
  test.each([
    [2026, 'england', '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
    [2027, 'wales', '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
    [2028, 'england', '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
    [2026, 'northern-ireland', '01-01 03-17 04-03 04-06 05-04 05-25 07-13 08-31 12-25 12-28'],
    [2027, 'northern-ireland', '01-01 03-17 03-26 03-29 05-03 05-31 07-12 08-30 12-27 12-28'],
    [2028, 'northern-ireland', '01-03 03-17 04-14 04-17 05-01 05-29 07-12 08-28 12-25 12-26'],
  ] as const)('are those that gov.uk lists for %i in %s', (year, nation, days) => {
    expect(holidaysOf(year, nation)).toEqual(list(days))
  })

  test.each([
    [2026, '01-01 01-02 04-03 04-06 05-04 05-25 08-03 11-30 12-25 12-28'],
    [2027, '01-01 01-04 03-26 03-29 05-03 05-31 08-02 11-30 12-27 12-28'],
    [2028, '01-03 01-04 04-14 04-17 05-01 05-29 08-07 11-30 12-25 12-26'],
  ])('of Scotland in %i are those of every year that gov.uk lists, and Easter Monday', (year, days) => {
    expect(holidaysOf(year, 'scotland')).toEqual(list(days))
  })

  test('on a weekend move past one that is already on the Monday', () => {
    expect(holidaysOf(2023, 'scotland').slice(0, 2)).toEqual(['01-02', '01-03'])
    expect(holidaysOf(2022, 'england').slice(-2)).toEqual(['12-26', '12-27'])
  })

  test('of any nation count where the nation is not known', () => {
    expect(isBankHoliday('2026-07-13', undefined)).toBe(true)
    expect(isBankHoliday('2026-08-03', undefined)).toBe(true)
    expect(isBankHoliday('2026-07-14', undefined)).toBe(false)
  })
})
