import { tasks, type TaskId } from '@second-wind/core/content/motivation/tasks'
import { taskDays, taskStreak } from '@second-wind/core/motivation/task-days'
import { useMemo } from 'react'
import type { HomeHistory } from './use-history.ts'

/** For how many days in a row each task was done. */
export function useTaskStreaks({ entries, activities, today }: HomeHistory): ReadonlyMap<TaskId, number> {
  return useMemo(() => {
    const days = taskDays({ entries, activities }, today)
    return new Map(tasks.map(({ id }) => [id, taskStreak(id, days, today)]))
  }, [entries, activities, today])
}
