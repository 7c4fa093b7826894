// Specification, section 4: "The hydration-hero badge shows as recent when the hydration task carries that milestone;
// consistency-champion likewise for the medication task." What earns a badge: clinical content, section 16. A badge is
// never lost. Hazard C42.

import { badges, type BadgeId } from '../../content/motivation/badges.ts'
import type { TaskId } from '../../content/motivation/tasks.ts'
import { addDays } from '../../platform/moment.ts'
import type { ActivityHistory } from './activity-history.ts'
import { taskStateOnDay, taskDays, type TaskDay } from './task-days.ts'

export type BadgeState = {
  badgeId: BadgeId
  /** Absent until earned. */
  earnedOn?: string
  /** Earned today; the badge's task then carries the milestone. */
  isRecent: boolean
  progress: number
  target: number
}

/** Every badge with its progress, in display order. */
export function badgeStates(history: ActivityHistory, today: string): BadgeState[] {
  return badgeStatesOf(taskDays(history, today), today)
}

/** As `badgeStates`, for days that are already grouped. */
export function badgeStatesOf(days: readonly TaskDay[], today: string): BadgeState[] {
  return badges.map(({ id }) => badgeState(id, days, today))
}

/** The badge that a task earned today, shown as its milestone. */
export function milestoneOf(taskId: TaskId, states: readonly BadgeState[]): BadgeId | undefined {
  return states.find(({ badgeId, isRecent }) => isRecent && rules[badgeId].task === taskId)?.badgeId
}

type BadgeRule = {
  task?: TaskId
  target: number
  /** Whether to count all days or only days in a row. */
  over: 'all-days' | 'days-in-a-row'
  counts: (day: TaskDay) => number
}

const tasksOfRecoveryDay = 3

const rules: Record<BadgeId, BadgeRule> = {
  'first-week': { target: 7, over: 'all-days', counts: (day) => Number(day.hasCheckIn) },
  'breathing-master': {
    task: 'breathing-exercise',
    target: 10,
    over: 'all-days',
    counts: timesOf('breathing-exercise'),
  },
  'hydration-hero': { task: 'hydration', target: 5, over: 'all-days', counts: dayWith('hydration') },
  'consistency-champion': { task: 'medication', target: 7, over: 'all-days', counts: dayWith('medication') },
  'mindful-warrior': {
    task: 'mindful-moment',
    target: 5,
    over: 'all-days',
    counts: timesOf('mindful-moment'),
  },
  'recovery-rockstar': {
    target: 7,
    over: 'days-in-a-row',
    counts: (day) =>
      Number(day.hasCheckIn && day.tasks.filter(({ completed }) => completed).length >= tasksOfRecoveryDay),
  },
}

function badgeState(badgeId: BadgeId, days: readonly TaskDay[], today: string): BadgeState {
  const { target, over, counts } = rules[badgeId]
  let progress = 0
  let last: string | undefined
  for (const day of days) {
    const more = counts(day)
    if (more === 0) continue
    if (over === 'days-in-a-row' && last !== addDays(day.date, -1)) progress = 0
    progress += more
    last = day.date
    if (progress >= target) {
      return { badgeId, earnedOn: day.date, isRecent: day.date === today, progress: target, target }
    }
  }
  const goesOn = over === 'all-days' || last === today || last === addDays(today, -1)
  return { badgeId, isRecent: false, progress: goesOn ? progress : 0, target }
}

function dayWith(taskId: TaskId) {
  return (day: TaskDay) => Number(taskStateOnDay(day, taskId)?.completed ?? false)
}

function timesOf(taskId: TaskId) {
  return (day: TaskDay) => taskStateOnDay(day, taskId)?.times ?? 0
}
