import { badges, type BadgeId } from '@second-wind/core/content/motivation/badges'
import type { ActivityHistory } from '@second-wind/core/recovery/motivation/activity-history'
import { badgeStates, milestoneOf } from '@second-wind/core/recovery/motivation/badge-state'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aHistory, anyHistory, checkIn, daysAgo, aDoneActivity, numbersIn, today } from './a-history.ts'
import { demoPatientHistory } from './demo-patient-history.ts'

const badgeOf = (badgeId: BadgeId, history: ActivityHistory, on = today) => {
  const found = badgeStates(history, on).find((state) => state.badgeId === badgeId)
  if (!found) throw new Error(`no badge ${badgeId}`)
  return found
}
const lastDays = (count: number, ends = 0) => Array.from({ length: count }, (_, ago) => daysAgo(ago + ends))
const onEach = (type: string, days: string[]) =>
  aHistory({ activities: days.map((day) => aDoneActivity(type, day)) })

describe('the badges', () => {
  test('of a new person are six, none earned, with the progress of each', () => {
    const states = badgeStates(aHistory(), today)
    expect(states.map(({ badgeId }) => badgeId)).toEqual(badges.map(({ id }) => id))
    expect(states.every(({ earnedOn, isRecent, progress }) => !earnedOn && !isRecent && progress === 0)).toBe(
      true,
    )
  })

  test('of the demo patient include the drinks badge, earned today, on the fifth day', () => {
    const earned = badgeStates(demoPatientHistory(), today).filter(({ earnedOn }) => earnedOn)
    expect(earned).toEqual([
      { badgeId: 'hydration-hero', earnedOn: today, isRecent: true, progress: 5, target: 5 },
    ])
  })

  test('stay earned, have valid figures, and do not count future days', () => {
    fc.assert(
      fc.property(anyHistory, fc.integer({ min: 0, max: 30 }), (history, ago) => {
        const before = badgeStates(history, daysAgo(ago))
        const now = badgeStates(history, today)
        for (const [index, { earnedOn, isRecent, progress, target }] of before.entries()) {
          if (earnedOn) {
            expect(now[index]?.earnedOn).toBe(earnedOn)
            expect(earnedOn <= daysAgo(ago)).toBe(true)
          }
          expect(isRecent).toBe(earnedOn === daysAgo(ago))
          expect(progress === target).toBe(earnedOn !== undefined)
        }
        expect(numbersIn(before).every((number) => Number.isInteger(number) && number >= 0)).toBe(true)
      }),
    )
  })
})

describe.each([
  ['breathing-master', 'breathing-exercise', 10],
  ['hydration-hero', 'hydration', 5],
  ['consistency-champion', 'medication', 7],
  ['mindful-warrior', 'mindful-moment', 5],
] as const)('the badge %s', (badgeId, taskId, target) => {
  test('is not earned one day short of its target', () => {
    const history = onEach(taskId, lastDays(target - 1))
    expect(badgeOf(badgeId, history)).toEqual({ badgeId, isRecent: false, progress: target - 1, target })
    expect(milestoneOf(taskId, badgeStates(history, today))).toBeUndefined()
  })

  test('is earned on the day that reaches its target, with a milestone on its task, and is recent', () => {
    const history = onEach(taskId, lastDays(target))
    expect(badgeOf(badgeId, history)).toEqual({
      badgeId,
      earnedOn: today,
      isRecent: true,
      progress: target,
      target,
    })
    expect(milestoneOf(taskId, badgeStates(history, today))).toBe(badgeId)
  })

  test('stays earned, but is not recent, if the task has no milestone today', () => {
    const history = onEach(taskId, lastDays(target, 1))
    expect(badgeOf(badgeId, history)).toMatchObject({ earnedOn: daysAgo(1), isRecent: false })
    expect(milestoneOf(taskId, badgeStates(history, today))).toBeUndefined()
  })

  test('does not need days in a row', () => {
    const everySecondDay = lastDays(target).map((_, index) => daysAgo(2 * index))
    expect(badgeOf(badgeId, onEach(taskId, everySecondDay)).earnedOn).toBe(today)
  })
})

describe('a badge for activities', () => {
  test.each([
    ['breathing-master', 'breathing-control', 10],
    ['mindful-warrior', 'two-minute-pause', 5],
  ] as const)(
    'is %s, earned by its count of %s in the library, even %i on one day',
    (badgeId, type, count) => {
      const times = Array.from({ length: count }, (_, index) =>
        aDoneActivity(type, today, `${10 + index}:00`),
      )
      expect(badgeOf(badgeId, aHistory({ activities: times })).earnedOn).toBe(today)
      expect(badgeOf(badgeId, aHistory({ activities: times.slice(1) })).earnedOn).toBeUndefined()
    },
  )

  test('for drinks does not count a day on which the goal was missed', () => {
    const activities = lastDays(5).map((day) =>
      aDoneActivity('hydration', day, '20:00', { completed: false, progress: 7 }),
    )
    expect(badgeOf('hydration-hero', aHistory({ activities })).progress).toBe(0)
  })

  test.each([
    [6, undefined],
    [7, today],
    [8, today],
  ])('for the first week is earned after check-ins on %i days with gaps on %s', (days, earnedOn) => {
    const entries = Array.from({ length: Math.min(days, 7) }, (_, index) => checkIn(daysAgo(3 * index)))
    const more = days > 7 ? [checkIn(today, '20:00')] : []
    expect(badgeOf('first-week', aHistory({ entries: [...entries, ...more] })).earnedOn).toBe(earnedOn)
  })
})

describe('the badge for a full recovery week', () => {
  const threeTasks = (day: string) =>
    ['medication', 'hydration', 'mindful-moment'].map((type) => aDoneActivity(type, day))
  const week = (checkIns: string[], taskDays: string[]) =>
    aHistory({
      entries: checkIns.map((day) => checkIn(day, '20:00')),
      activities: [
        ...taskDays.flatMap(threeTasks),
        // Not done today, so that a check-in alone does not make a fourth task.
        ...checkIns.map((day) => aDoneActivity('morning-check', day, '21:00', { completed: false })),
      ],
    })

  test('is earned by 7 days in a row with a check-in and 3 tasks', () => {
    expect(badgeOf('recovery-rockstar', week(lastDays(7), lastDays(7))).earnedOn).toBe(today)
  })

  test.each([
    ['6 days', lastDays(6), lastDays(6), 6],
    ['7 days with a gap', [...lastDays(3), ...lastDays(4, 4)], [...lastDays(3), ...lastDays(4, 4)], 3],
    ['7 days of tasks, one without a check-in', lastDays(6, 1), lastDays(7), 6],
    ['6 days up to yesterday, today still open', lastDays(6, 1), lastDays(6, 1), 6],
    ['6 days up to the day before yesterday', lastDays(6, 2), lastDays(6, 2), 0],
  ])('is not earned by %s', (_, checkIns, taskDays, progress) => {
    expect(badgeOf('recovery-rockstar', week(checkIns, taskDays))).toEqual({
      badgeId: 'recovery-rockstar',
      isRecent: false,
      progress,
      target: 7,
    })
  })

  test('is not earned by a week with only 2 tasks on one day', () => {
    const { entries, activities } = week(lastDays(7), lastDays(7))
    const off = aDoneActivity('medication', daysAgo(3), '22:00', { completed: false })
    expect(
      badgeOf('recovery-rockstar', { entries, activities: [...activities, off] }).earnedOn,
    ).toBeUndefined()
  })

  test('stays earned after a day without a check-in', () => {
    expect(badgeOf('recovery-rockstar', week(lastDays(7, 5), lastDays(7, 5)))).toMatchObject({
      earnedOn: daysAgo(5),
      progress: 7,
    })
  })
})
