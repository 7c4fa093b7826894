import { useId, useState } from 'react'
import type { LearningModule } from '@second-wind/core/content/learning/module'
import { lessonPosition, microLearningWords as words } from '@second-wind/core/content/learning/page-words'
import { completeLesson } from '@second-wind/core/learning/complete-lesson'
import { moduleProgress } from '@second-wind/core/learning/progress'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { ReviewedDetails } from '../../ui/reviewed-details.tsx'
import { useWayUp } from '../../ui/use-way-up.ts'
import { LessonCard } from './lesson-card.tsx'
import type { Finished } from './module-finished.tsx'
import styles from './lessons.module.css'

type Props = {
  module: LearningModule
  completed: ReadonlySet<string>
  onFinished: (finished: Finished) => void
}

/** One lesson after the other, from the first one that is not done. */
export function Lessons({ module, completed, onFinished }: Props) {
  const { title, lessons } = module
  const { percent, nextLesson } = moduleProgress(module, completed)
  const [index, setIndex] = useState(nextLesson)
  const [wasFinished] = useState(percent === 100)
  const close = useWayUp('/micro-learning')
  const positionId = useId()
  const lesson = lessons[index]
  if (!lesson) return null

  const goOn = () => {
    const { opens } = completeLesson(module, completed, index)
    if (opens !== undefined) {
      setIndex(opens)
      return
    }
    onFinished({ module, points: wasFinished ? undefined : module.points })
    close()
  }

  return (
    <>
      <div className={styles.progress}>
        <p id={positionId}>{lessonPosition(index + 1, lessons.length)}</p>
        <p>
          {percent}
          {words.lessonComplete}
        </p>
        <ProgressBar label={title} value={percent} max={100} />
      </div>
      {wasFinished && <p className={styles.again}>{words.finishedBefore}</p>}
      <LessonCard
        key={lesson.id}
        lesson={lesson}
        position={positionId}
        goOnLabel={index === lessons.length - 1 ? words.completeModule : words.nextLesson}
        wasCompleted={completed.has(lesson.id)}
        onGoOn={goOn}
      />
      <ReviewedDetails review={lesson} />
    </>
  )
}
