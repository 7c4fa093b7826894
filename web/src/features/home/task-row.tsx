import type { Task } from '@second-wind/core/content/motivation/task'
import type { Activity, ActivityReport } from '@second-wind/core/model/activity'
import type { TaskState } from '@second-wind/core/motivation/task-state'
import { useId } from 'react'
import { GlassCounter } from './glass-counter.tsx'
import { Picture } from './picture.tsx'
import { taskWords } from './task-words.ts'
import styles from './tasks.module.css'

type Props = {
  task: Task
  state: TaskState
  ofToday: readonly Activity[]
  hasPoints: boolean
  streakDays: number
  onRecord: (report: ActivityReport) => Promise<void>
}

export function TaskRow({ task, state, ofToday, hasPoints, streakDays, onRecord }: Props) {
  const id = useId()
  const { id: type, title, description, icon, points } = task
  const why = taskWords(task, state, ofToday)
  return (
    <div className={styles.row}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={state.completed}
        aria-describedby={`${id}-words`}
        onChange={() => void onRecord({ type, title, completed: !state.completed })}
      />
      <div className={styles.words}>
        <label htmlFor={id} className={styles.title}>
          <Picture name={icon} />
          {title}
        </label>
        <div id={`${id}-words`}>
          <p>{description}</p>
          {(why || hasPoints) && (
            <p className={styles.why}>
              {why} {hasPoints && `${points} points.`}{' '}
              {hasPoints && streakDays > 1 && `${streakDays} days in a row.`}
            </p>
          )}
        </div>
        {type === 'hydration' && <GlassCounter task={task} state={state} onRecord={onRecord} />}
      </div>
    </div>
  )
}
