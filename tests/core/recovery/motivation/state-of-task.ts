import type { TaskId } from '@second-wind/core/content/motivation/tasks'
import type { ActivityHistory, HistoryActivity } from '@second-wind/core/recovery/motivation/activity-history'
import { type TaskState, taskStates } from '@second-wind/core/recovery/motivation/task-state'
import { aDoneActivity, aHistory, today } from './a-history.ts'

export function stateOf(taskId: TaskId, history: ActivityHistory): TaskState {
  const found = taskStates(history, today).find((state) => state.taskId === taskId)
  if (!found) throw new Error(`no state of ${taskId}`)
  return found
}

export const doing = (...activities: ActivityHistory['activities']): ActivityHistory =>
  aHistory({ activities })

export const untick = (type: string, at: string, progress?: number): HistoryActivity =>
  aDoneActivity(type, today, at, { completed: false, ...(progress === undefined ? {} : { progress }) })
