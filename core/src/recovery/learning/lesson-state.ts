// "Once an option is chosen the options lock." "A 'Next Step' button advances one step at a time." "The button 'Next
// Lesson' … shows always for content lessons, only after an answer for quizzes, and only at the last step for
// interactive lessons." (specification, second document, sections 2 and 4) No hazard.
import type { LearningLesson, Quiz } from '../../content/learning/module-schema.ts'

/** A person's progress in the open lesson. Each lesson starts with `initialLessonState`. */
export type LessonState = { chosen: number | undefined; step: number }

export const initialLessonState: LessonState = { chosen: undefined, step: 0 }

export function canContinue(lesson: LearningLesson, run: LessonState): boolean {
  switch (lesson.type) {
    case 'content':
      return true
    case 'quiz':
      return run.chosen !== undefined
    case 'interactive':
      return isLastStep(lesson.interactive.steps, run)
  }
}

/** Keeps the first choice, right or wrong: there is no retry. */
export function chooseOption(quiz: Quiz, run: LessonState, option: number): LessonState {
  return run.chosen === undefined && option in quiz.options ? { ...run, chosen: option } : run
}

/** How one option looks. Before a choice all options look the same; after it the correct one is always marked. */
export function optionMark(
  quiz: Quiz,
  run: LessonState,
  option: number,
): 'open' | 'right' | 'wrong' | 'locked' {
  if (run.chosen === undefined) return 'open'
  if (option === quiz.correctAnswer) return 'right'
  return option === run.chosen ? 'wrong' : 'locked'
}

/** Goes to the next step, or stays on the last. */
export function advanceStep(steps: readonly string[], run: LessonState): LessonState {
  return isLastStep(steps, run) ? run : { ...run, step: run.step + 1 }
}

/** True when the completion message replaces "Next Step". */
export function isLastStep(steps: readonly string[], run: LessonState): boolean {
  return run.step >= steps.length - 1
}
