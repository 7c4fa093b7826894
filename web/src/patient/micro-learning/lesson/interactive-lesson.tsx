import { Button } from '@mantine/core'
import {
  microLearningWords as words,
  stepPosition,
} from '@second-wind/core/content/learning/micro-learning-words'
import type { LearningLesson } from '@second-wind/core/content/learning/module-schema'
import { advanceStep, isLastStep, type LessonState } from '@second-wind/core/recovery/learning/lesson-state'
import { useFocusOnce } from '../../../ui/hooks/use-focus-once.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
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

/** Takes the focus from the button that it replaces. */
function Completion({ children }: { children: string }) {
  const message = useFocusOnce<HTMLParagraphElement>()
  return (
    <p ref={message} tabIndex={-1} className={styles.completion}>
      <Icon name="tick" />
      {children}
    </p>
  )
}

/** Shows all steps and marks the current one. @param current index, from 0 */
function StepList({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-when={index < current ? 'done' : index === current ? 'now' : 'later'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.number}>{index < current ? <Icon name="tick" /> : index + 1}</span>
          <span className={styles.text}>{step}</span>
        </li>
      ))}
    </ol>
  )
}
