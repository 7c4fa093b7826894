import { Button } from '@mantine/core'
import { microLearningWords as words } from '@second-wind/core/content/learning/micro-learning-words'
import type { LearningLesson } from '@second-wind/core/content/learning/module-schema'
import {
  canContinue,
  initialLessonState,
  type LessonState,
} from '@second-wind/core/recovery/learning/lesson-state'
import { type MouseEvent, useState } from 'react'
import { TaskCard } from '../../../ui/content/task-card.tsx'
import { NotSavedNotice } from '../../../ui/feedback/not-saved-notice.tsx'
import { useFocusOnArrival } from '../../../ui/hooks/use-focus-on-arrival.ts'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { InteractiveLesson } from './interactive-lesson.tsx'
import { QuizLesson } from './quiz-lesson.tsx'
import { useRecordLesson } from './use-record-lesson.ts'
import styles from './lesson-card.module.css'

type Props = {
  lesson: LearningLesson
  /** Id of the text that names the lesson. */
  position: string
  goOnLabel: string
  wasCompleted: boolean
  onGoOn: () => void
}

export function LessonCard({ lesson, position, goOnLabel, wasCompleted, onGoOn }: Props) {
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  const [run, setRun] = useState(initialLessonState)
  const { notSaved, record } = useRecordLesson(lesson, wasCompleted)
  const goOn = async ({ detail: clicks }: MouseEvent) => {
    // Ignores the second tap of a double tap, which was meant for the previous lesson's button in the same place.
    if (clicks > 1) return
    if (await record()) onGoOn()
  }
  return (
    <TaskCard>
      <div className={styles.head}>
        <Badge>{words.kinds[lesson.type]}</Badge>
        <h3 ref={heading} tabIndex={-1} aria-describedby={position}>
          {lesson.title}
        </h3>
      </div>
      <LessonBody lesson={lesson} run={run} onRun={setRun} />
      {notSaved && <NotSavedNotice reason={notSaved} what="this lesson" again={`press ${goOnLabel} again`} />}
      {canContinue(lesson, run) && (
        <Button color="green" onClick={(event) => void goOn(event)} className={styles.goOn}>
          {goOnLabel}
        </Button>
      )}
    </TaskCard>
  )
}

type LessonBodyProps = { lesson: LearningLesson; run: LessonState; onRun: (run: LessonState) => void }

function LessonBody({ lesson, run, onRun }: LessonBodyProps) {
  switch (lesson.type) {
    case 'content':
      return <ContentLesson {...lesson} />
    case 'quiz':
      return <QuizLesson quiz={lesson.quiz} run={run} onRun={onRun} />
    case 'interactive':
      return <InteractiveLesson {...lesson} run={run} onRun={onRun} />
  }
}

function ContentLesson({ content, keyPoints }: { content: string; keyPoints: readonly string[] }) {
  return (
    <>
      <p>{content}</p>
      <div className={styles.points}>
        <h4>{words.keyPoints}</h4>
        <ul>
          {keyPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </>
  )
}
