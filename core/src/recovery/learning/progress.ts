// "Completing a lesson adds it to a set of completed lessons. When all lessons are done, progress is 100 …. Otherwise
// progress is completed lessons divided by total lessons, times 100." (specification, second document, section 4)
// Ruling C-29: kept in the local database, so it is read from the activity records. No hazard.
import type { ModuleSummary } from '../../content/learning/module-schema.ts'
import type { Activity } from '../../records/activity.ts'

/** What the rules need from a module; the lessons themselves load later. */
export type ModuleSize = Pick<ModuleSummary, 'id' | 'lessonCount'>

export type ModuleProgress = {
  /** 0 to 100, a whole number; 100 only when every lesson is done. */
  percent: number
  /** Ids of this module's completed lessons, in lesson order. */
  completed: string[]
  /** Index of the first lesson not completed, or 0 when all are done. */
  nextLesson: number
}

/** @param completed ids of completed lessons; ids of other modules are ignored */
export function moduleProgress(module: ModuleSize, completed: ReadonlySet<string>): ModuleProgress {
  const ids = lessonIds(module)
  const done = ids.filter((id) => completed.has(id))
  const firstOpen = ids.findIndex((id) => !completed.has(id))
  return {
    percent: percentOf(done.length, ids.length),
    completed: done,
    nextLesson: Math.max(firstOpen, 0),
  }
}

/** A record of a lesson completes that lesson; a record of a module completes all of its lessons. */
export function completedLessons(
  modules: readonly ModuleSize[],
  activities: readonly Pick<Activity, 'type' | 'completed'>[],
): Set<string> {
  const types = new Set(activities.filter(({ completed }) => completed).map(({ type }) => type))
  return new Set(
    modules.flatMap((module) => lessonIds(module).filter((id) => types.has(module.id) || types.has(id))),
  )
}

/** The id of the lesson at `index` (from 0). Stored records contain it, so it must never change. */
export function lessonId(moduleId: string, index: number): string {
  return `${moduleId}-${index + 1}`
}

function lessonIds({ id, lessonCount }: ModuleSize): string[] {
  return Array.from({ length: lessonCount }, (_, index) => lessonId(id, index))
}

function percentOf(done: number, total: number): number {
  if (total === 0) return 0
  return done === total ? 100 : Math.min(99, Math.round((done / total) * 100))
}
