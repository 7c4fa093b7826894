import { restDayWords } from '@second-wind/core/content/motivation/rest-day-words'
import { tasks } from '@second-wind/core/content/motivation/tasks'
import type { Activity, ActivityReport } from '@second-wind/core/records/activity'
import {
  completionPercent,
  taskStates,
  type TaskState,
} from '@second-wind/core/recovery/motivation/task-state'
import { newestFirst } from '@second-wind/core/recovery/newest-first'
import { useState } from 'react'
import { captureAt, newId } from '../../../data/local/index.ts'
import { saveActivity } from '../../../data/local/lazy.ts'
import { clearToastError, toastError } from '../../../ui/feedback/toast.ts'
import { useRememberedChoice } from '../../../ui/hooks/use-remembered-choice.ts'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { Bar } from '../bar.tsx'
import { HomeSection } from '../groups/group.tsx'
import type { HomeHistory } from '../use-home-history.ts'
import { TaskRow } from './task-row.tsx'
import { useTaskHistory } from './use-task-history.ts'
import restDayStyles from '../cards.module.css'
import styles from '../tasks.module.css'

type Props = {
  history: HomeHistory
  /** A deferred copy of `history`, for slow calculations. */
  settled: HomeHistory
  hasPoints: boolean
}

/**
 * Today's tasks, closed on a day with a bad sign. Check-ins and library activities count automatically; every task can
 * also be ticked.
 */
export function TasksGroup({ history, settled, hasPoints }: Props) {
  const pasts = useTaskHistory(settled)
  const { record, hasFailed } = useRecordActivity()
  const { entries, activities, today } = history
  const ofToday = activities.filter(({ localDate }) => localDate === today)
  const states = taskStates({ entries, activities: ofToday }, today)
  const doneCount = states.filter(({ completed }) => completed).length
  const shown = useShownTasks(states)
  const count = `${doneCount} of ${states.length} done today`
  return (
    <HomeSection heading="Today's tasks" id="todays-tasks" fact={count} name="tasks" isOpen={hasPoints}>
      <div className={styles.progress}>
        <p role="status" className={styles.count}>
          {count}
        </p>
        <Bar percent={completionPercent(states)} />
      </div>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          Not saved. This phone could not store that. Close other tabs of this app, then try again.
        </p>
      )}
      <ul className={styles.list} hidden={shown.tasks.length === 0}>
        {shown.tasks.map((task) => {
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
                isBrief={!shown.areAll}
                onRecord={(report) => {
                  shown.keep(task.id)
                  return record(report)
                }}
              />
            </li>
          )
        })}
      </ul>
      {shown.areAll && <RestDay ofToday={ofToday} onRecord={record} />}
      <TextButton onClick={shown.toggle}>
        {shown.areAll ? 'Show fewer tasks' : `Show all ${tasks.length} tasks`}
      </TextButton>
    </HomeSection>
  )
}

const shownAtFirst = 3

/**
 * The first three open tasks, or all of them. A task that was ticked on this visit stays listed, so that the tick can be
 * taken back.
 */
function useShownTasks(states: readonly TaskState[]) {
  const [choice, choose] = useRememberedChoice('home-tasks', ['first', 'all'])
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const areAll = choice === 'all'
  const isDone = (id: string) => states.some(({ taskId, completed }) => taskId === id && completed)
  return {
    tasks: areAll ? tasks : tasks.filter(({ id }) => changed.has(id) || !isDone(id)).slice(0, shownAtFirst),
    areAll,
    toggle: () => choose(areAll ? 'first' : 'all'),
    keep: (id: string) => setChanged(new Set([...changed, id])),
  }
}

/** Saves the person's input about today. The screen shows only what is stored. */
function useRecordActivity() {
  const [hasFailed, setHasFailed] = useState(false)

  const record = async (report: ActivityReport) => {
    const now = Date.now()
    const at = captureAt(now)
    try {
      await saveActivity(newId(), report, at)
      setHasFailed(false)
      if (hasFailed) clearToastError()
    } catch {
      setHasFailed(true)
      toastError('Not saved', 'Try again.')
    }
  }
  return { hasFailed, record }
}

type RestDayProps = { ofToday: readonly Activity[]; onRecord: (report: ActivityReport) => Promise<void> }

/** The newest record of the day decides. */
function RestDay({ ofToday, onRecord }: RestDayProps) {
  const { id: type, title, description, rest, undo, resting } = restDayWords
  const [newest] = ofToday.filter((done) => done.type === type).toSorted(newestFirst)
  const isResting = newest?.completed ?? false
  return (
    <Card className={restDayStyles.stack}>
      <h3>{title}</h3>
      <p role="status">{isResting ? resting : description}</p>
      <Button look="plain" onClick={() => void onRecord({ type, title, completed: !isResting })}>
        {isResting ? undo : rest}
      </Button>
    </Card>
  )
}
