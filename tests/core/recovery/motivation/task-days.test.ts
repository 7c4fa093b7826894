import { taskDays, taskStreak } from '@second-wind/core/recovery/motivation/task-days'
import { describe, expect, test } from 'vitest'
import { aHistory, checkIn, daysAgo, aDoneActivity, today } from './a-history.ts'
import { demoPatientHistory } from './demo-patient-history.ts'

const medicinesOn = (...days: string[]) =>
  taskDays(aHistory({ activities: days.map((day) => aDoneActivity('medication', day)) }), today)

describe('days with a task done', () => {
  test.each([
    ['nothing yet', [], 0],
    ['today only', [0], 1],
    ['yesterday only, with today still open', [1], 1],
    ['the day before yesterday only', [2], 0],
    ['today and the two days before', [2, 0, 1], 3],
    ['a gap ends it', [0, 1, 3, 4], 2],
    ['a day ahead of today does not count', [-1, 0], 1],
  ])('are counted when they are consecutive (%s)', (_, ago, streak) => {
    expect(taskStreak('medication', medicinesOn(...ago.map(daysAgo)), today)).toBe(streak)
  })

  test('are 5 for drinks and the 4 before today for walks, for the demo patient', () => {
    const days = taskDays(demoPatientHistory(), today)
    expect(taskStreak('hydration', days, today)).toBe(5)
    expect(taskStreak('gentle-walk', days, today)).toBe(4)
  })

  test('are each listed once, oldest first', () => {
    const history = aHistory({
      entries: [checkIn(today), checkIn(daysAgo(3)), checkIn(today, '20:00')],
      activities: [aDoneActivity('medication', daysAgo(3)), aDoneActivity('hydration', daysAgo(5))],
    })
    expect(taskDays(history, today).map(({ date, hasCheckIn }) => [date, hasCheckIn])).toEqual([
      [daysAgo(5), false],
      [daysAgo(3), true],
      [today, true],
    ])
  })
})
