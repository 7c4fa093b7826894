// Specification, section 4: "Daily task: toggling flips completed, locally only. Completion share = completed tasks /
// all tasks." Activities from the library and entries from the tracker count automatically. Hazard C42.

import { tasks, type TaskId } from '../../content/motivation/tasks.ts'
import { epochMs } from '../../platform/moment.ts'
import { newestFirst } from '../newest-first.ts'
import { sum, roundHalfUp } from '../rounding.ts'
import type { Day, HistoryActivity, ActivityHistory } from './activity-history.ts'

type Task = (typeof tasks)[number]

/**
 * Why a task is done or not: there is no record, the person ticked or un-ticked it, or the records reach the target or
 * not.
 */
export type TaskReason = 'nothing-yet' | 'ticked' | 'not-ticked' | 'target-reached' | 'target-not-reached'

export type TaskState = {
  taskId: TaskId
  completed: boolean
  /** 0 to `target`, in the unit of the task. */
  progress: number
  target: number
  why: TaskReason
  /** The record types that counted; `check-in` means a symptom entry. */
  counted: string[]
  /** How often the task was done on this day, for badges and challenges. */
  times: number
}

/** The state of the seven tasks on `today`. */
export function taskStates({ entries, activities }: ActivityHistory, today: string): TaskState[] {
  const isToday = ({ localDate }: { localDate: string }) => localDate === today
  return taskStatesOf({
    date: today,
    entries: entries.filter(isToday),
    activities: activities.filter(isToday),
  })
}

/** As `taskStates`, for a day that is already grouped. */
export function taskStatesOf(day: Day): TaskState[] {
  return tasks.map((task) => taskState(task, day))
}

/** A whole per cent. */
export function completionPercent(states: readonly TaskState[]): number {
  if (states.length === 0) return 0
  return roundHalfUp((100 * states.filter(({ completed }) => completed).length) / states.length)
}

/** Starts from the newest tick or un-tick and adds what was done after it. */
function taskState(task: Task, day: Day): TaskState {
  const [lastTick] = day.activities.filter(({ type }) => type === task.id).toSorted(newestFirst)
  const evidence = evidenceFor(task, day)
  const since = lastTick ? evidence.filter(({ at }) => at > epochMs(lastTick.date)) : evidence
  const total = startingAmount(task, lastTick) + sum(since.map(({ amount }) => amount))
  const why = reasonFor({ task, lastTick, hasMore: since.length > 0, total })
  const completed = why === 'ticked' || why === 'target-reached'
  return {
    taskId: task.id,
    completed,
    progress: Math.min(total, task.target),
    target: task.target,
    why,
    counted: [...(lastTick ? [lastTick.type] : []), ...since.map(({ type }) => type)],
    times: Math.max(evidence.length, completed ? 1 : 0),
  }
}

type Evidence = { type: string; at: number; amount: number }

function evidenceFor(task: Task, day: Day): Evidence[] {
  const done = day.activities.filter(({ type, completed }) => completed && task.activityTypes.includes(type))
  const checkIns = task.id === 'morning-check' ? day.entries : []
  return [
    ...done.map((record) => ({
      type: record.type,
      at: epochMs(record.date),
      amount: amountOf(task, record),
    })),
    ...checkIns.map(({ date }) => ({ type: 'check-in', at: epochMs(date), amount: 1 })),
  ]
}

function amountOf({ unit }: Task, { progress, durationMin }: HistoryActivity): number {
  return (unit === 'minutes' ? durationMin : undefined) ?? progress ?? 1
}

/** An un-tick may carry the amount done so far; if it carries the whole target, the amount is 0. */
function startingAmount({ target }: Task, lastTick: HistoryActivity | undefined): number {
  if (lastTick?.completed) return target
  const soFar = lastTick?.progress ?? 0
  return soFar < target ? soFar : 0
}

type Facts = { task: Task; lastTick: HistoryActivity | undefined; hasMore: boolean; total: number }

function reasonFor({ task, lastTick, hasMore, total }: Facts): TaskReason {
  if (lastTick?.completed) return 'ticked'
  if (!hasMore) return lastTick ? 'not-ticked' : 'nothing-yet'
  return total >= task.target ? 'target-reached' : 'target-not-reached'
}
