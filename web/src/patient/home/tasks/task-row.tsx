import type { Task } from '@second-wind/core/content/motivation/task-schema'
import type { Activity, ActivityReport } from '@second-wind/core/records/activity'
import type { TaskState } from '@second-wind/core/recovery/motivation/task-state'
import { useId } from 'react'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { GlassCounter } from './glass-counter.tsx'
import type { TaskHistory } from './use-task-history.ts'
import styles from '../tasks.module.css'

type Props = {
  task: Task
  state: TaskState
  ofToday: readonly Activity[]
  hasPoints: boolean
  past: TaskHistory | undefined
  /** Without the progress of a task that was not started. */
  isBrief: boolean
  onRecord: (report: ActivityReport) => Promise<void>
}

export function TaskRow({ task, state, ofToday, hasPoints, past, isBrief, onRecord }: Props) {
  const id = useId()
  const { id: type, title, description, icon, points } = task
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
          <p className={styles.why}>
            {(!isBrief || state.completed || state.progress > 0) && formatTaskStatus(task, state, ofToday)}{' '}
            {hasPoints && rewardWords(points, past)}
          </p>
        </div>
        {type === 'hydration' && <GlassCounter task={task} state={state} onRecord={onRecord} />}
      </div>
    </div>
  )
}

const rewardWords = (points: number, past: TaskHistory | undefined): string =>
  [
    `${points} points.`,
    past && past.streakDays > 1 && `${past.streakDays} days in a row.`,
    past?.badge && `New badge: ${past.badge}.`,
  ]
    .filter(Boolean)
    .join(' ')

/** The reason why a task is done, or its progress. */
function formatTaskStatus(
  { unit }: Pick<Task, 'unit'>,
  { why, progress, target, counted }: TaskState,
  ofToday: readonly Pick<Activity, 'type' | 'title'>[],
): string {
  switch (why) {
    case 'ticked':
      return 'Done: you ticked it.'
    case 'target-reached':
      return `Ticked automatically because ${listCountedActivities(counted, ofToday)}.`
    case 'nothing-yet':
    case 'not-ticked':
    case 'target-not-reached':
      return `${progress} of ${target} ${unit} so far.`
  }
}

/** The titles of the records that counted. */
function listCountedActivities(
  types: readonly string[],
  ofToday: readonly Pick<Activity, 'type' | 'title'>[],
): string {
  const names = types.map((type) =>
    type === 'check-in'
      ? 'you checked in'
      : `you did ${ofToday.find((done) => done.type === type)?.title ?? type}`,
  )
  return [...new Set(names)].join(' and ')
}
