import { readRecentChecks, readRecentEntries } from '@second-wind/core/findings/recent-records'
import { addDays, epochMs } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { checkAt, entryAt, replyAt } from './findings-fixtures.ts'

const now = epochMs('2026-11-20T20:00:00Z')
const reading =
  <Record>(newestFirst: readonly Record[]) =>
  (limit: number) =>
    Promise.resolve(newestFirst.slice(0, limit))

/** So many entries on each of these days, newest first. */
const logged = (days: number, aDay: number) =>
  Array.from({ length: days * aDay }, (_, at) => {
    const day = addDays('2026-11-20', -Math.floor(at / aDay))
    return entryAt(`${day}T${String(19 - (at % aDay)).padStart(2, '0')}:00:00Z`)
  })

describe('the entries that the rules read', () => {
  test.each([1, 4, 12])(
    'are those of the last 48 hours and the 14 check-in days before them, with %i entries a day',
    async (aDay) => {
      const all = logged(60, aDay)
      const read = await readRecentEntries(reading(all), now)
      const days = new Set(read.map(({ localDate }) => localDate))
      for (let back = 0; back < 17; back += 1) expect(days).toContain(addDays('2026-11-20', -back))
      const oldestDay = read.at(-1)?.localDate ?? ''
      const isWholeDay = ({ localDate }: { localDate: string }) => localDate > oldestDay
      expect(read.filter(isWholeDay)).toEqual(all.filter(isWholeDay))
    },
  )

  test.each([
    [17, [100, 205]],
    [18, [100]],
  ])(
    'are read in one step of 100 only if those are of more than 17 check-in days: %i days',
    async (days, steps) => {
      const rest = logged(100 - days, 1).map((entry) => ({ ...entry, localDate: '2026-11-20' }))
      const all = [...rest, ...logged(days, 1), ...logged(200, 1).slice(days)]
      const limits: number[] = []
      await readRecentEntries((limit) => {
        limits.push(limit)
        return reading(all)(limit)
      }, now)
      expect(limits).toEqual(steps)
    },
  )

  test.each([
    ['a part of its entries was read', 20, 10],
    ['the first of an earlier day was read too', 12, 17],
  ])('leave out the oldest day unless it is whole: %s', async (_, aDay, days) => {
    const read = await readRecentEntries(reading(logged(40, aDay)), now)
    expect(new Set(read.map(({ localDate }) => localDate)).size).toBe(days)
    expect(read).toHaveLength(days * aDay)
  })

  test('are all that there are when there are fewer than can be read, or all of the last 48 hours', async () => {
    const few = logged(4, 20)
    expect(await readRecentEntries(reading(few), now)).toEqual(few)
    const today = Array.from({ length: 300 }, () => entryAt('2026-11-20T16:00:00Z'))
    expect(await readRecentEntries(reading(today), now)).toHaveLength(205)
  })

  test('include the first of 150 entries of one day', async () => {
    const red = entryAt('2026-11-20T06:00:00Z', { breathlessness: 9 })
    const well = Array.from({ length: 150 }, () => entryAt('2026-11-20T16:00:00Z'))
    expect(await readRecentEntries(reading([...well, red, ...logged(60, 1)]), now)).toContain(red)
  })
})

describe('the symptom checks that the rules read', () => {
  test('include a check that 30 replies follow', async () => {
    const check = checkAt('2026-11-10T08:00:00Z', 'seek_help')
    const replies = Array.from({ length: 30 }, () =>
      replyAt('2026-11-10T09:00:00Z', check.id, 'better', 'check-seek-help'),
    )
    expect(await readRecentChecks(reading([...replies, check]), now)).toContain(check)
  })

  test('include the first of 30 checks in two days', async () => {
    const red = checkAt('2026-11-19T08:00:00Z', 'seek_help')
    const well = Array.from({ length: 30 }, () => checkAt('2026-11-20T08:00:00Z', 'stay_home'))
    expect(await readRecentChecks(reading([...well, red, ...well]), now)).toContain(red)
  })
})
