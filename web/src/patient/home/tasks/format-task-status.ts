import type { Task } from '@second-wind/core/content/motivation/task-schema'
import type { Activity } from '@second-wind/core/records/activity'
import type { TaskState } from '@second-wind/core/recovery/motivation/task-state'

/** Why a task is done, or how far it is. */
export function formatTaskStatus(
  { unit }: Pick<Task, 'unit'>,
  { why, progress, target, counted }: TaskState,
  ofToday: readonly Pick<Activity, 'type' | 'title'>[],
): string {
  switch (why) {
    case 'ticked':
      return 'Done: you ticked it.'
    case 'target-reached':
      return `Done by itself: ${whatCounted(counted, ofToday)}.`
    case 'nothing-yet':
    case 'not-ticked':
    case 'target-not-reached':
      return `${progress} of ${target} ${unit} so far.`
  }
}

/** The names that the records themselves carry. */
function whatCounted(types: readonly string[], ofToday: readonly Pick<Activity, 'type' | 'title'>[]): string {
  const names = types.map((type) =>
    type === 'check-in'
      ? 'you logged how you feel'
      : (ofToday.find((done) => done.type === type)?.title ?? type),
  )
  return [...new Set(names)].join(', ')
}
