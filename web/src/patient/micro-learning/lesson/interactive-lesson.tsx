import { Button } from '@mantine/core'
import type { LearningLesson } from '@second-wind/core/content/learning/module-schema'
import {
  microLearningWords as words,
  stepPosition,
} from '@second-wind/core/content/learning/micro-learning-words'
import { isLastStep, advanceStep, type LessonState } from '@second-wind/core/recovery/learning/lesson-state'
import { Completion } from './completion.tsx'
import { StepList } from './step-list.tsx'
import styles from './interactive-lesson.module.css'

type Props = Pick<Extract<LearningLesson, { type: 'interactive' }>, 'content' | 'interactive'> & {
  run: LessonState
  onRun: (run: LessonState) => void
}

export function InteractiveLesson({ content, interactive, run, onRun }: Props) {
  const { action, steps, completion } = interactive
  return (
    <>
      <p>{content}</p>
      <div>
        <h4 className={styles.action}>{action}</h4>
        <p role="status" className={styles.position}>
          {stepPosition(run.step + 1, steps.length)}
          <span className={styles.spoken}>: {steps[run.step]}</span>
        </p>
      </div>
      <StepList steps={steps} current={run.step} />
      {isLastStep(steps, run) ? (
        <Completion>{completion}</Completion>
      ) : (
        <Button variant="outline" onClick={() => onRun(advanceStep(steps, run))} className={styles.next}>
          {words.nextStep}
        </Button>
      )}
    </>
  )
}
