import '@mantine/core/styles/Progress.layer.css'
import { Progress } from '@mantine/core'
import {
  lessonPosition,
  microLearningWords as words,
} from '@second-wind/core/content/learning/micro-learning-words'
import type { LearningModule } from '@second-wind/core/content/learning/module-schema'
import { moduleProgress } from '@second-wind/core/recovery/learning/progress'
import { useId, useState } from 'react'
import * as paths from '../../../paths.ts'
import { ReviewedDetails } from '../../../ui/content/reviewed-details.tsx'
import { useNavigateUp } from '../../../ui/hooks/use-navigate-up.ts'
import type { ModuleCompletion } from '../module-finished.tsx'
import { LessonCard } from './lesson-card.tsx'
import styles from './lessons.module.css'

type Props = {
  module: LearningModule
  completed: ReadonlySet<string> | 'unreadable'
  onFinished: (finished: ModuleCompletion) => void
}

/** Shows the lessons in order, starting with the first incomplete one. */
export function Lessons({ module, completed, onFinished }: Props) {
  const { title, lessons } = module
  const progress = completed === 'unreadable' ? undefined : moduleProgress(module, completed)
  const [index, setIndex] = useState(progress?.nextLesson ?? 0)
  const [percentBefore] = useState(progress?.percent)
  const close = useNavigateUp(paths.microLearning)
  const positionId = useId()
  const lesson = lessons[index]
  if (!lesson) return null

  const isLast = index === lessons.length - 1
  const goOn = () => {
    if (!isLast) {
      setIndex(index + 1)
      return
    }
    onFinished({ module, time: timeAfter(percentBefore) })
    close()
  }

  return (
    <>
      <div className={styles.progress}>
        <p id={positionId}>{lessonPosition(index + 1, lessons.length)}</p>
        {progress && (
          <>
            <p>
              {progress.percent}
              {words.lessonComplete}
            </p>
            <Progress aria-label={title} value={progress.percent} />
          </>
        )}
      </div>
      {!progress && <p className={styles.note}>{words.unreadableModule}</p>}
      {percentBefore === 100 && <p className={styles.note}>{words.finishedBefore}</p>}
      <LessonCard
        key={lesson.id}
        lesson={lesson}
        position={positionId}
        goOnLabel={isLast ? words.completeModule : words.nextLesson}
        wasCompleted={progress?.completed.includes(lesson.id) ?? false}
        onGoOn={goOn}
      />
      <ReviewedDetails review={lesson} />
    </>
  )
}

/** @param percentBefore when the module was opened; undefined when it could not be read */
function timeAfter(percentBefore: number | undefined): ModuleCompletion['time'] {
  if (percentBefore === undefined) return 'unknown'
  return percentBefore === 100 ? 'again' : 'first'
}
