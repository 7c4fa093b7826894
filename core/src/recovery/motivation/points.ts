// Specification, section 9: "Defaults: points 785, tasks 3 of 7. Task points 15 to 30." The points are computed from
// what was done. Scores are not an input, so worse symptoms earn no points. Hazard C42.

import type { ModuleSummary } from '../../content/learning/module-schema.ts'
import { tasks } from '../../content/motivation/tasks.ts'
import { completedLessons, moduleProgress } from '../learning/progress.ts'
import { sum } from '../rounding.ts'
import { groupHistoryByDay, type HistoryActivity, type ActivityHistory } from './activity-history.ts'
import { taskStatesOf, type TaskState } from './task-state.ts'

/** A learning module and the points for finishing it. */
type ModuleWorth = Pick<ModuleSummary, 'id' | 'lessonCount' | 'lessonsForPoints' | 'points'>

/** One line of the ledger; `labelId` is the id of the task or module. */
export type PointsLine = { date: string; source: 'task' | 'module'; labelId: string; points: number }

/** Counts each task once a day and each learning module once ever; oldest line first. */
export function pointsLedger(
  history: ActivityHistory,
  modules: readonly ModuleWorth[],
  today: string,
): { total: number; lines: PointsLine[] } {
  const open = new Set(modules)
  const learnt: HistoryActivity[] = []
  const lines = groupHistoryByDay(history, today).flatMap((day) => {
    learnt.push(...day.activities.filter(({ type }) => modules.some(({ id }) => type.startsWith(id))))
    const finished = [...open].filter((module) => isFinished(module, learnt))
    for (const module of finished) open.delete(module)
    return [
      ...doneTasks(taskStatesOf(day)).map((task) => lineFor('task', task, day.date)),
      ...finished.map((module) => lineFor('module', module, day.date)),
    ]
  })
  return { total: sum(lines.map(({ points }) => points)), lines }
}

function doneTasks(states: readonly TaskState[]) {
  return tasks.filter(({ id }) => states.some(({ taskId, completed }) => taskId === id && completed))
}

function isFinished(module: ModuleWorth, learnt: readonly HistoryActivity[]): boolean {
  const { id, lessonCount, lessonsForPoints = lessonCount } = module
  const counted = { id, lessonCount: lessonsForPoints }
  return moduleProgress(counted, completedLessons([counted], learnt)).percent === 100
}

function lineFor(
  source: PointsLine['source'],
  { id, points }: { id: string; points: number },
  date: string,
): PointsLine {
  return { date, source, labelId: id, points }
}
