import type { Task } from '@second-wind/core/content/motivation/task-schema'
import type { ActivityReport } from '@second-wind/core/records/activity'
import type { TaskState } from '@second-wind/core/recovery/motivation/task-state'
import styles from '../tasks.module.css'

type Props = {
  task: Pick<Task, 'id' | 'title' | 'unit'>
  state: TaskState
  onRecord: (report: ActivityReport) => Promise<void>
}

/** Adds or removes one glass. Each tap stores the new total, so that none is lost or counted twice. */
export function GlassCounter({ task: { id, title, unit }, state: { progress, target }, onRecord }: Props) {
  const recordCount = (count: number) => {
    if (count < 0 || count > target) return
    void onRecord({ type: id, title, completed: count === target, progress: count })
  }
  return (
    <div role="group" aria-label="Glasses today" className={styles.counter}>
      <button
        type="button"
        aria-label="One glass less"
        aria-disabled={progress === 0}
        onClick={() => recordCount(progress - 1)}
      >
        −
      </button>
      <span role="status">
        {progress} of {target} {unit}
      </span>
      <button
        type="button"
        aria-label="One glass more"
        aria-disabled={progress === target}
        onClick={() => recordCount(progress + 1)}
      >
        +
      </button>
    </div>
  )
}
