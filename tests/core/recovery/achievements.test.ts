import { achievements, achievementRows, type Achievement } from '@second-wind/core/recovery/achievements'
import { recoveryStats, type RecoveryStats } from '@second-wind/core/recovery/stats'
import { describe, expect, test } from 'vitest'
import { entryOn } from './entry-on.ts'

const nothing = recoveryStats([], '2026-11-20')

function achievementOf(id: Achievement['id'], changes: Partial<RecoveryStats>) {
  return achievements({ ...nothing, ...changes }).find((achievement) => achievement.id === id)
}

const energy = (average: number | null): Partial<RecoveryStats> => ({
  averages: { ...nothing.averages, energy: average },
})

describe('the conditions of an achievement', () => {
  test.each([
    ['week-tracker', { daysTracked: 6 }, false],
    ['week-tracker', { daysTracked: 7 }, true],
    ['week-tracker', { daysTracked: 30 }, true],
    ['week-tracker', { entryCount: 30 }, false],
    ['data-collector', { entryCount: 9 }, false],
    ['data-collector', { entryCount: 10 }, true],
    ['data-collector', { daysTracked: 10 }, false],
    ['energy-booster', energy(6.9), false],
    ['energy-booster', energy(7), true],
    ['energy-booster', energy(null), false],
    ['consistency', { daysTracked: 0 }, false],
    ['consistency', { daysTracked: 1 }, true],
  ] satisfies [Achievement['id'], Partial<RecoveryStats>, boolean][])(
    'are met for %s with %j as expected (%s)',
    (id, stats, isReached) => {
      expect(achievementOf(id, stats)?.isReached).toBe(isReached)
    },
  )
})

describe('the achievements', () => {
  test('include the one for an average energy of 6.95, which is shown as 7', () => {
    const scores = [6, ...Array.from({ length: 19 }, () => 7)]
    const stats = recoveryStats(
      scores.map((score) => entryOn('2026-11-20', { energy: score })),
      '2026-11-20',
    )
    expect(stats.averages.energy).toBe(7)
    expect(achievements(stats).find(({ id }) => id === 'energy-booster')?.isReached).toBe(true)
  })

  test('are four, each with its current and required amount', () => {
    expect(achievements({ ...nothing, daysTracked: 5, entryCount: 6 })).toEqual([
      {
        id: 'week-tracker',
        title: 'Week Tracker',
        isReached: false,
        reason: { have: 5, need: 7, unit: 'days' },
      },
      {
        id: 'data-collector',
        title: 'Data Collector',
        isReached: false,
        reason: { have: 6, need: 10, unit: 'entries' },
      },
      {
        id: 'energy-booster',
        title: 'Energy Booster',
        isReached: false,
        reason: { have: null, need: 7, unit: 'average energy' },
      },
      {
        id: 'consistency',
        title: 'Consistency',
        isReached: true,
        reason: { have: 5, need: 1, unit: 'days' },
      },
    ])
    expect(achievementRows).toHaveLength(4)
  })
})
