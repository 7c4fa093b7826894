import { restDay } from '@second-wind/core/content/motivation/rest-day'
import { restDayWords } from '@second-wind/core/content/motivation/rest-day-words'
import { streakBand } from '@second-wind/core/content/motivation/streak-band-schema'
import { streakBands } from '@second-wind/core/content/motivation/streak-bands'
import { weeklyGoalCopy } from '@second-wind/core/content/motivation/weekly-goal-schema'
import { weeklyGoalWords } from '@second-wind/core/content/motivation/weekly-goal-words'
import { describe, expect, test } from 'vitest'

describe('the words about streaks, goals and rest days', () => {
  test('the five streak messages change at 0, 1, 2, 7 and 30 days', () => {
    expect(streakBands.map((item) => streakBand.parse(item).from)).toEqual([0, 1, 2, 7, 30])
    expect(new Set(streakBands.map(({ message }) => message)).size).toBe(5)
  })

  test('a reached weekly goal uses the words of the specification', () => {
    expect(weeklyGoalCopy.parse(weeklyGoalWords).achieved).toBe('Weekly goal achieved!')
  })

  test('a rest day is stored under the id that its words have', () => {
    expect(restDay.parse(restDayWords).id).toBe('rest-day')
  })

  test('no words about streaks or rest days mention loss', () => {
    const shown = [...streakBands.map(({ message }) => message), ...Object.values(restDayWords)].join(' ')
    expect(shown).not.toMatch(/\b(lost|lose|broken?|miss(ed)?|fail)/i)
  })
})
