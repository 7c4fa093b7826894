// Specification, section 3, daily task: "target, progress, unit, points, streak, milestone". Hazard C42.

import type { TaskId } from '../../content/motivation/tasks.ts'
import { countConsecutiveDays, groupHistoryByDay, type ActivityHistory } from './activity-history.ts'
import { taskStatesOf, type TaskState } from './task-state.ts'

export type TaskDay = { date: string; hasCheckIn: boolean; tasks: readonly TaskState[] }

/** What was done on every day with any record up to today, oldest first. */
export function taskDays(history: ActivityHistory, today: string): TaskDay[] {
  return groupHistoryByDay(history, today).map((day) => ({
    date: day.date,
    hasCheckIn: day.entries.length > 0,
    tasks: taskStatesOf(day),
  }))
}

/** The number of days in a row on which a task was done, up to today, or yesterday if today's is still open. */
export function taskStreak(taskId: TaskId, days: readonly TaskDay[], today: string): number {
  const dates = new Set(days.filter((day) => taskStateOnDay(day, taskId)?.completed).map(({ date }) => date))
  return countConsecutiveDays(today, (date) => dates.has(date))
}

export function taskStateOnDay({ tasks }: TaskDay, taskId: TaskId): TaskState | undefined {
  return tasks.find((state) => state.taskId === taskId)
}
