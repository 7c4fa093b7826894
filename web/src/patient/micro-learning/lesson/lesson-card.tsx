import { Button } from '@mantine/core'
import { useState, type MouseEvent } from 'react'
import type { LearningLesson } from '@second-wind/core/content/learning/module-schema'
import { microLearningWords as words } from '@second-wind/core/content/learning/micro-learning-words'
import { initialLessonState, canContinue } from '@second-wind/core/recovery/learning/lesson-state'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { NotSavedNotice } from '../../../ui/feedback/not-saved-notice.tsx'
import { TaskCard } from '../../../ui/content/task-card.tsx'
import { useFocusOnArrival } from '../../../ui/hooks/use-focus-on-arrival.ts'
import { LessonBody } from './lesson-body.tsx'
import { useRecordLesson } from './use-record-lesson.ts'
import styles from './lesson-card.module.css'

type Props = {
  lesson: LearningLesson
  /** Id of the words that say which lesson this is. */
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
    // The second tap of a double tap meant the lesson before, whose button was in the same place.
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
