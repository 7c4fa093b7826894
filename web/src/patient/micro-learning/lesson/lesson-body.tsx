import type { LearningLesson } from '@second-wind/core/content/learning/module-schema'
import type { LessonState } from '@second-wind/core/recovery/learning/lesson-state'
import { ContentLesson } from './content-lesson.tsx'
import { InteractiveLesson } from './interactive-lesson.tsx'
import { QuizLesson } from './quiz-lesson.tsx'

type Props = { lesson: LearningLesson; run: LessonState; onRun: (run: LessonState) => void }

export function LessonBody({ lesson, run, onRun }: Props) {
  switch (lesson.type) {
    case 'content':
      return <ContentLesson {...lesson} />
    case 'quiz':
      return <QuizLesson quiz={lesson.quiz} run={run} onRun={onRun} />
    case 'interactive':
      return <InteractiveLesson {...lesson} run={run} onRun={onRun} />
  }
}
