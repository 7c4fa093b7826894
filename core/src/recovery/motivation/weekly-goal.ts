// Specification, section 4: "Weekly goal bar capped at 100%; 'Weekly goal achieved!' when progress reaches the goal."
// Section 9: "weekly goal 7". Hazard C42.

import { addDays } from '../../platform/moment.ts'
import { roundHalfUp } from '../rounding.ts'

const defaultGoal = 7
const window = 7

export type WeeklyGoal = {
  goal: number
  /** Days with a check-in in the last 7 days, today included. */
  progress: number
  /** The nearest whole percent; 100 only when the goal is achieved. */
  percent: number
  achieved: boolean
  /** The days that counted, oldest first. */
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
  const percent = achieved ? 100 : Math.min(99, roundHalfUp((100 * progress) / goal))
  return { goal, progress, percent, achieved, counted }
}
