import { breathingPractice } from '@second-wind/core/recovery/motivation/breathing-practice'
import { describe, expect, test } from 'vitest'
import { daysAgo, aDoneActivity, today } from './a-history.ts'

describe('breathing practice of the last 7 days', () => {
  test('counts sessions, minutes and breaths of guided and library exercises', () => {
    const activities = [
      aDoneActivity('breathing-pacer', today, '09:00', { durationMin: 2, progress: 15 }),
      aDoneActivity('breathing-pacer', today, '18:00', { durationMin: 3, progress: 23 }),
      aDoneActivity('pursed-lips-breathing', daysAgo(6), '09:00', { durationMin: 5 }),
    ]
    expect(breathingPractice(activities, today, 7)).toEqual({
      sessions: 3,
      days: 2,
      minutes: 10,
      breaths: 38,
      minutesByDay: [
        { date: daysAgo(6), minutes: 5 },
        ...[5, 4, 3, 2, 1].map((days) => ({ date: daysAgo(days), minutes: 0 })),
        { date: today, minutes: 5 },
      ],
    })
  })

  test.each([
    ['a walk', aDoneActivity('talk-test-walk', today, '09:00', { durationMin: 10 })],
    ['a tick on Home', aDoneActivity('breathing-exercise')],
    [
      'an unfinished exercise',
      aDoneActivity('breathing-pacer', today, '09:00', { completed: false, durationMin: 2 }),
    ],
    ['an older exercise', aDoneActivity('breathing-pacer', daysAgo(7), '09:00', { durationMin: 2 })],
    ['a day ahead of today', aDoneActivity('breathing-pacer', daysAgo(-1), '09:00', { durationMin: 2 })],
  ])('does not count %s as a session', (_, activity) => {
    expect(breathingPractice([activity], today, 7)).toMatchObject({ sessions: 0, days: 0, minutes: 0 })
  })
})
