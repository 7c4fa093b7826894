// Specification, section 4: "Weekly goal bar capped at 100%; 'Weekly goal achieved!' when progress reaches the goal."
// Section 9: "weekly goal 7". Hazard C42.

import { addDays } from '../../platform/moment.ts'

const defaultGoal = 7
const window = 7

export type WeeklyGoal = {
  goal: number
  /** Days with a check-in among the last 7, today included. */
  progress: number
  /** Whole percent, 0 to 100. */
  percent: number
  achieved: boolean
  /** Which days counted, oldest first. */
  counted: string[]
}

/** @param goal days; a goal of 0 is always achieved */
export function weeklyGoal(
  entries: readonly { localDate: string }[],
  today: string,
  goal = defaultGoal,
): WeeklyGoal {
  const from = addDays(today, 1 - window)
  const days = new Set(entries.map(({ localDate }) => localDate))
  const counted = [...days].filter((day) => day >= from && day <= today).toSorted()
  const progress = counted.length
  const achieved = progress >= goal
  return { goal, progress, percent: achieved ? 100 : Math.floor((100 * progress) / goal), achieved, counted }
}
