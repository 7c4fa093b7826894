import { taskDays, taskStreak } from '@second-wind/core/recovery/motivation/task-days'
import { expect, test } from 'vitest'
import { aHistory, checkIn, daysAgo, aDoneActivity, today } from './a-history.ts'
import { demoPatientHistory } from './demo-patient-history.ts'

const medicinesOn = (...days: string[]) =>
  taskDays(aHistory({ activities: days.map((day) => aDoneActivity('medication', day)) }), today)

test.each([
  ['nothing yet', [], 0],
  ['today only', [0], 1],
  ['yesterday only: today is still open', [1], 1],
  ['the day before yesterday only', [2], 0],
  ['today and the two days before', [2, 0, 1], 3],
  ['a gap ends it', [0, 1, 3, 4], 2],
  ['a day ahead of today does not count', [-1, 0], 1],
])('a task done in a row: %s', (_, ago, streak) => {
  expect(taskStreak('medication', medicinesOn(...ago.map(daysAgo)), today)).toBe(streak)
})

test('Amina has had her drinks for 5 days and her walk for the 4 days before today', () => {
  const days = taskDays(demoPatientHistory(), today)
  expect(taskStreak('hydration', days, today)).toBe(5)
  expect(taskStreak('gentle-walk', days, today)).toBe(4)
})

test('a day appears once, oldest first, whatever it holds', () => {
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
