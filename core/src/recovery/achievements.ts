/*
 * "Achievements: Week Tracker at 7 or more days tracked; Data Collector at 10 or more entries; Energy Booster at
 * average energy 7 or more; Consistency always shown." Energy is compared as shown, rounded to one decimal. Hazard C42:
 * apart from the specification's energy row, no achievement depends on how ill a person is.
 */
import type { RecoveryStats } from './stats.ts'

export type Achievement = {
  id: 'week-tracker' | 'data-collector' | 'energy-booster' | 'consistency'
  title: string
  isReached: boolean
  /** The current and the required amount, in `unit`; `have` is null when nothing was measured. */
  reason: { have: number | null; need: number; unit: 'days' | 'entries' | 'average energy' }
}

type AchievementRow = Pick<Achievement, 'id' | 'title'> & {
  need: number
  unit: Achievement['reason']['unit']
  have: (stats: RecoveryStats) => number | null
}

export const achievementRows: readonly AchievementRow[] = [
  { id: 'week-tracker', title: 'Week Tracker', need: 7, unit: 'days', have: (stats) => stats.daysTracked },
  {
    id: 'data-collector',
    title: 'Data Collector',
    need: 10,
    unit: 'entries',
    have: (stats) => stats.entryCount,
  },
  {
    id: 'energy-booster',
    title: 'Energy Booster',
    need: 7,
    unit: 'average energy',
    have: (stats) => stats.averages.energy,
  },
  { id: 'consistency', title: 'Consistency', need: 1, unit: 'days', have: (stats) => stats.daysTracked },
]

export function achievements(stats: RecoveryStats): Achievement[] {
  return achievementRows.map(({ id, title, need, unit, have }) => {
    const reached = have(stats)
    return {
      id,
      title,
      isReached: reached !== null && reached >= need,
      reason: { have: reached, need, unit },
    }
  })
}
