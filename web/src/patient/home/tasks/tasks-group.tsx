import { tasks } from '@second-wind/core/content/motivation/tasks'
import { completionPercent, taskStates } from '@second-wind/core/recovery/motivation/task-state'
import { Bar } from '../bar.tsx'
import { Group } from '../groups/group.tsx'
import { RestDay } from './rest-day.tsx'
import { TaskRow } from './task-row.tsx'
import styles from '../tasks.module.css'
import type { HomeHistory } from '../use-home-history.ts'
import { useRecordActivity } from './use-record-activity.ts'
import { useTaskHistory } from './use-task-history.ts'

type Props = {
  history: HomeHistory
  /** May be a moment behind: what takes long is worked out of it. */
  settled: HomeHistory
  hasPoints: boolean
}

/** The day's list. Check-ins and the library's activities count by themselves; everything can be ticked by hand. */
export function TasksGroup({ history, settled, hasPoints }: Props) {
  const pasts = useTaskHistory(settled)
  const { record, hasFailed } = useRecordActivity()
  const { entries, activities, today } = history
  const ofToday = activities.filter(({ localDate }) => localDate === today)
  const states = taskStates({ entries, activities: ofToday }, today)
  const doneCount = states.filter(({ completed }) => completed).length
  return (
    <Group heading="Today's tasks" id="todays-tasks">
      <p role="status" className={styles.count}>
        {doneCount} of {states.length} done today
      </p>
      <Bar percent={completionPercent(states)} />
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          Not saved. This phone could not store that. Close other tabs of this app, then try again.
        </p>
      )}
      <ul className={styles.list}>
        {tasks.map((task) => {
          const state = states.find(({ taskId }) => taskId === task.id)
          if (!state) return null
          return (
            <li key={task.id}>
              <TaskRow
                task={task}
                state={state}
                ofToday={ofToday}
                hasPoints={hasPoints}
                past={pasts.get(task.id)}
                onRecord={record}
              />
            </li>
          )
        })}
      </ul>
      <RestDay ofToday={ofToday} onRecord={record} />
    </Group>
  )
}
