import { addDays, daysBetween } from '@second-wind/core/platform/moment'
import type { ActivityHistory } from '@second-wind/core/recovery/motivation/activity-history'
import { challengeStates } from '@second-wind/core/recovery/motivation/challenge-state'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aHistory, anyHistory, checkIn, daysAgo, aDoneActivity, numbersIn, today } from './a-history.ts'
import { demoPatientHistory } from './demo-patient-history.ts'

const challengeOf = (challengeId: string, history: ActivityHistory, on = today) => {
  const found = challengeStates(history, on).find((state) => state.challengeId === challengeId)
  if (!found) throw new Error(`no challenge ${challengeId}`)
  return found
}

describe('the challenges', () => {
  test('of the demo patient are the three samples, with 4, 2 and 6 days left', () => {
    expect(
      challengeStates(demoPatientHistory(), today).map(
        ({ challengeId, progress, target, daysLeft, completed, continueTo }) => [
          challengeId,
          `${progress} of ${target}`,
          daysLeft,
          completed,
          continueTo,
        ],
      ),
    ).toEqual([
      ['breathing-week', '4 of 5', 4, false, '/library'],
      ['hydration-week', '5 of 7', 2, false, '/'],
      ['mindful-week', '0 of 4', 6, false, '/library'],
    ])
  })

  test('of a new person are each in their first round', () => {
    expect(
      challengeStates(aHistory(), today).map(({ progress, from, daysLeft }) => [progress, from, daysLeft]),
    ).toEqual([
      [0, today, 8],
      [0, today, 6],
      [0, today, 3],
    ])
  })

  test('have today in their round and valid figures, and only an open one offers Continue', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        for (const state of challengeStates(history, today)) {
          expect(state.from <= today && today <= state.to).toBe(true)
          expect(state.daysLeft).toBe(daysBetween(today, state.to))
          expect(state.completed).toBe(state.progress >= state.target)
          expect(state.continueTo === undefined).toBe(state.completed)
          expect(numbersIn(state).every((number) => Number.isInteger(number) && number >= 0)).toBe(true)
        }
      }),
    )
  })
})

describe('the rounds of the drinks challenge', () => {
  const firstDay = '2026-11-02'
  const history = aHistory({ entries: [checkIn(firstDay)] })

  test.each([
    [0, '2026-11-02', '2026-11-08', 6],
    [6, '2026-11-02', '2026-11-08', 0],
    [7, '2026-11-09', '2026-11-15', 6],
    [13, '2026-11-09', '2026-11-15', 0],
    [14, '2026-11-16', '2026-11-22', 6],
  ])('day %i is in the round from %s to %s with %i days left', (offset, from, to, daysLeft) => {
    expect(challengeOf('hydration-week', history, addDays(firstDay, offset))).toMatchObject({
      from,
      to,
      daysLeft,
    })
  })

  test('start from 0 again', () => {
    const drinks = Array.from({ length: 7 }, (_, day) => aDoneActivity('hydration', addDays(firstDay, day)))
    const drank = aHistory({ activities: drinks })
    expect(challengeOf('hydration-week', drank, addDays(firstDay, 6))).toMatchObject({
      progress: 7,
      completed: true,
    })
    expect(challengeOf('hydration-week', drank, addDays(firstDay, 7))).toMatchObject({
      progress: 0,
      completed: false,
    })
  })
})

describe('the breathing challenge', () => {
  test.each([
    [4, false],
    [5, true],
    [6, true],
  ])('with %i exercises of 5 is complete: %s', (times, completed) => {
    const activities = Array.from({ length: times }, (_, index) =>
      aDoneActivity('breathing-control', today, `1${index}:00`),
    )
    const state = challengeOf('breathing-week', aHistory({ activities }))
    expect(state).toMatchObject({ completed, progress: Math.min(times, 5) })
    expect('continueTo' in state).toBe(!completed)
  })
})

describe('a day of a challenge', () => {
  test('counts once when drinks are ticked several times', () => {
    const activities = [
      aDoneActivity('hydration', today, '18:00'),
      aDoneActivity('hydration', today, '19:00'),
    ]
    expect(challengeOf('hydration-week', aHistory({ activities })).progress).toBe(1)
  })

  test('does not count with two drinks of eight', () => {
    const activities = [
      aDoneActivity('soothing-drinks', today, '12:00'),
      aDoneActivity('soothing-drinks', today, '15:00'),
    ]
    expect(challengeOf('hydration-week', aHistory({ activities })).progress).toBe(0)
  })

  test('after today does not count yet', () => {
    const activities = [aDoneActivity('mindful-moment', today), aDoneActivity('mindful-moment', daysAgo(-1))]
    expect(challengeOf('mindful-week', aHistory({ activities })).progress).toBe(1)
  })
})
