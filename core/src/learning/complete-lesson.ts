// "After a lesson the next one opens and the quiz and step state reset. After the last lesson the module closes back to
// the list." "When all lessons are done … a completion callback receives the module id and points." (specification,
// second document, section 4) No hazard.
import type { ModuleSummary } from '../content/learning/module.ts'
import { lessonId, moduleProgress } from './progress.ts'

export type LessonCompleted = {
  completed: Set<string>
  /** Index of the lesson that opens now; undefined after the last one, when the module closes. */
  opens: number | undefined
  /** Only from the lesson that completes the module: repeating a finished module earns nothing. */
  earned: { moduleId: string; points: number } | undefined
}

/** @param index of the lesson that was finished, from 0; an index outside the module completes nothing */
export function completeLesson(
  module: Pick<ModuleSummary, 'id' | 'lessonCount' | 'points'>,
  completed: ReadonlySet<string>,
  index: number,
): LessonCompleted {
  const exists = Number.isInteger(index) && index >= 0 && index < module.lessonCount
  const after = new Set(exists ? [...completed, lessonId(module.id, index)] : completed)
  const isDone = (ids: ReadonlySet<string>) => moduleProgress(module, ids).percent === 100
  return {
    completed: after,
    opens: exists && index + 1 < module.lessonCount ? index + 1 : undefined,
    earned: isDone(after) && !isDone(completed) ? { moduleId: module.id, points: module.points } : undefined,
  }
}
