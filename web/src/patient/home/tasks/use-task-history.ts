import { badges } from '@second-wind/core/content/motivation/badges'
import { tasks, type TaskId } from '@second-wind/core/content/motivation/tasks'
import { badgeStatesOf, milestoneOf } from '@second-wind/core/recovery/motivation/badge-state'
import { taskDays, taskStreak } from '@second-wind/core/recovery/motivation/task-days'
import { useMemo } from 'react'
import type { HomeHistory } from '../use-home-history.ts'

/** `badge`: the badge that the task earned today. */
export type TaskHistory = { streakDays: number; badge: string | undefined }

/** For each task: its streak in days, and the badge that it earned today. */
export function useTaskHistory({
  entries,
  activities,
  today,
}: HomeHistory): ReadonlyMap<TaskId, TaskHistory> {
  return useMemo(() => {
    const days = taskDays({ entries, activities }, today)
    const states = badgeStatesOf(days, today)
    const badgeOf = (id: TaskId) => {
      const milestone = milestoneOf(id, states)
      return badges.find((badge) => badge.id === milestone)?.name
    }
    return new Map(
      tasks.map(({ id }) => [id, { streakDays: taskStreak(id, days, today), badge: badgeOf(id) }]),
    )
  }, [entries, activities, today])
}
