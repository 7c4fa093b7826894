import { weeklyGoal } from '@second-wind/core/recovery/motivation/weekly-goal'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyHistory, checkIn, daysAgo, numbersIn, today } from './a-history.ts'
import { demoPatientHistory } from './demo-patient-history.ts'

const checkIns = (...ago: number[]) => ago.map((days) => checkIn(daysAgo(days)))

describe('the weekly goal', () => {
  test('is at 5 of 7 days, or 71 %, for the demo patient', () => {
    expect(weeklyGoal(demoPatientHistory().entries, today)).toEqual({
      goal: 7,
      progress: 5,
      percent: 71,
      achieved: false,
      counted: [4, 3, 2, 1, 0].map(daysAgo),
    })
  })

  test.each([
    ['nothing yet', [], 0],
    ['today counts', [0], 1],
    ['six days ago is in the week', [6], 1],
    ['seven days ago is not', [7], 0],
    ['tomorrow, by a wrong clock, is not', [-1], 0],
    ['twice on a day is one day', [0, 0, 1], 2],
  ])('counts the check-in days of the last 7 days: %s', (_, ago, progress) => {
    expect(weeklyGoal(checkIns(...ago), today).progress).toBe(progress)
  })

  test.each([
    [0, 7, 0, false],
    [2, 7, 29, false],
    [6, 7, 86, false],
    [7, 7, 100, true],
    [4, 5, 80, false],
    [5, 5, 100, true],
    [7, 5, 100, true],
    [0, 0, 100, true],
    [3, 0, 100, true],
  ])('shows %i of %i days as %i %%, and is achieved or not: %s', (days, goal, percent, achieved) => {
    const entries = checkIns(...Array.from({ length: days }, (_, ago) => ago))
    expect(weeklyGoal(entries, today, goal)).toMatchObject({ progress: days, goal, percent, achieved })
  })

  test('never fills the bar beyond 100 %, and fills it only when the goal is achieved', () => {
    fc.assert(
      fc.property(anyHistory, fc.integer({ min: 0, max: 7 }), ({ entries }, goal) => {
        const result = weeklyGoal(entries, today, goal)
        expect(numbersIn(result).every((number) => Number.isInteger(number))).toBe(true)
        expect(result.percent).toBeGreaterThanOrEqual(0)
        expect(result.percent).toBeLessThanOrEqual(100)
        expect(result.achieved).toBe(result.percent === 100)
        expect(result.achieved).toBe(result.progress >= goal)
      }),
    )
  })
})
