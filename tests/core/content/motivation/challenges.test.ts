import { challenge } from '@second-wind/core/content/motivation/challenge-schema'
import { challenges } from '@second-wind/core/content/motivation/challenges'
import { tasks } from '@second-wind/core/content/motivation/tasks'
import { describe, expect, test } from 'vitest'

describe('the sample challenges', () => {
  test('there are the three sample challenges, and each counts a task that exists', () => {
    expect(
      challenges.map((item) => [challenge.parse(item).target, item.counts.task, item.counts.by]),
    ).toEqual([
      [5, 'breathing-exercise', 'times'],
      [7, 'hydration', 'days'],
      [4, 'mindful-moment', 'times'],
    ])
    const taskIds: string[] = tasks.map(({ id }) => id)
    expect(challenges.every(({ counts }) => taskIds.includes(counts.task))).toBe(true)
  })

  test('a reward is in words, without points', () => {
    for (const { reward } of challenges) expect(reward).not.toMatch(/\d|point/i)
  })

  test('a challenge that counts days can be completed in its first round', () => {
    for (const { counts, target, firstRoundDays } of challenges.filter(
      ({ counts: { by } }) => by === 'days',
    )) {
      expect(counts.by).toBe('days')
      expect(firstRoundDays).toBeGreaterThanOrEqual(target)
    }
  })
})
