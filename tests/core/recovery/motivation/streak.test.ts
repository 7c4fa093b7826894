import { currentStreak, streakBandFor } from '@second-wind/core/recovery/motivation/streak'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aHistory, anyHistory, checkIn, daysAgo, aDoneActivity, today } from './a-history.ts'
import { demoPatientHistory } from './demo-patient-history.ts'

const history = (checkIns: number[], rests: number[] = []) =>
  aHistory({
    entries: checkIns.map((ago) => checkIn(daysAgo(ago))),
    activities: rests.map((ago) => aDoneActivity('rest-day', daysAgo(ago))),
  })
const upTo = (days: number) => Array.from({ length: days }, (_, ago) => ago)

describe('a streak', () => {
  test('of the demo patient has 5 days', () => {
    expect(currentStreak(demoPatientHistory(), today)).toMatchObject({
      days: 5,
      icon: 'fire',
      message: '5 days of check-ins in a row.',
      rested: [],
    })
  })

  test.each([
    ['nothing was ever logged', [], 0],
    ['today only', [0], 1],
    ['yesterday only: today is not over', [1], 1],
    ['the day before yesterday only', [2], 0],
    ['today and yesterday', [0, 1], 2],
    ['yesterday and the day before', [1, 2], 2],
    ['a gap the day before yesterday', [0, 1, 3, 4], 2],
    ['the same day twice', [0, 0, 1], 2],
    ['in any order', [2, 0, 1], 3],
    ['a clock that was ahead: tomorrow does not count', [-1, 0], 1],
    ['only tomorrow', [-1], 0],
    ['a day a year ahead', [-365, 0, 1], 2],
  ])('has the right length with %s', (_, ago, days) => {
    expect(currentStreak(history(ago), today).days).toBe(days)
  })

  test.each([
    [0, 'seedling', 'Start when you are ready.'],
    [1, 'fire', 'You have checked in. Good start.'],
    [2, 'fire', '2 days of check-ins in a row.'],
    [6, 'fire', '6 days of check-ins in a row.'],
    [7, 'star', '7 days of check-ins in a row. You are looking after yourself.'],
    [29, 'star', '29 days of check-ins in a row. You are looking after yourself.'],
    [30, 'trophy', '30 days of check-ins in a row. What a run.'],
    [365, 'trophy', '365 days of check-ins in a row. What a run.'],
  ])('of %i shows a %s and "%s"', (days, icon, message) => {
    expect(streakBandFor(days)).toMatchObject({ icon, message })
    expect(currentStreak(history(upTo(days)), today)).toMatchObject({ days, icon, message })
  })

  test('of one day after a gap claims no number of days, because there were others before', () => {
    expect(currentStreak(history([0, 9, 10, 11]), today).message).toBe('You have checked in. Good start.')
    expect(currentStreak(history([0, 1, 9, 10]), today).message).toBe('2 days of check-ins in a row.')
  })

  test('has no message that mentions loss, after a gap', () => {
    fc.assert(
      fc.property(anyHistory, (any) => {
        expect(currentStreak(any, today).message).not.toMatch(/lost|broke|miss|fail|NaN|undefined/i)
      }),
    )
  })

  test('is always the number of check-in days in a run of check-in and rest days', () => {
    fc.assert(
      fc.property(anyHistory, (any) => {
        const { days, counted, rested } = currentStreak(any, today)
        const run = [...counted, ...rested].toSorted().toReversed()
        expect(days).toBe(counted.length)
        expect(
          counted.every((day) => day <= today && any.entries.some(({ localDate }) => localDate === day)),
        ).toBe(true)
        expect(
          rested.every((day) =>
            any.activities.some(({ type, localDate }) => type === 'rest-day' && localDate === day),
          ),
        ).toBe(true)
        for (const [index, day] of run.entries()) {
          expect([daysAgo(index), daysAgo(index + 1)]).toContain(day)
        }
        expect(new Set(run).size).toBe(run.length)
      }),
    )
  })
})

describe('a rest day', () => {
  test.each([
    ['joins the days around it without counting', [0, 2, 3], [1], 3, [1]],
    ['of two days joins too', [0, 3], [1, 2], 2, [1, 2]],
    ['today keeps the days before', [1, 2], [0], 2, [0]],
    ['today and yesterday keep them', [2, 3], [0, 1], 2, [0, 1]],
    ['yesterday, with today still open', [2], [1], 1, [1]],
    ['with a check-in on it counts as a check-in', [0, 1, 2], [1], 3, []],
    ['before the first check-in joins nothing', [0], [1, 2], 1, []],
    ['alone is no streak', [], [0, 1], 0, []],
    ['does not join a gap elsewhere', [0, 3], [1], 1, []],
  ])('gives the right streak: %s', (_, checkIns, rests, days, rested) => {
    const streak = currentStreak(history(checkIns, rests), today)
    expect(streak.days).toBe(days)
    expect(streak.rested).toEqual(rested.map(daysAgo))
  })

  test.each([
    ['taken back', false, 1],
    ['taken back and marked again', true, 3],
  ])('counts by its newest mark when it is %s', (_, again, days) => {
    const { entries } = history([0, 2, 3])
    const activities = [
      ...(again ? [aDoneActivity('rest-day', daysAgo(1), '12:00')] : []),
      aDoneActivity('rest-day', daysAgo(1), '10:00', { completed: false }),
      aDoneActivity('rest-day', daysAgo(1), '08:00'),
    ]
    expect(currentStreak({ entries, activities }, today).days).toBe(days)
  })
})
