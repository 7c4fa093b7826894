import { Stack } from '@mantine/core'
import { microLearningWords as words } from '@second-wind/core/content/learning/micro-learning-words'
import type { Quiz } from '@second-wind/core/content/learning/module-schema'
import { chooseOption, type LessonState, optionMark } from '@second-wind/core/recovery/learning/lesson-state'
import { useEffect, useId, useRef } from 'react'
import { Icon } from '../../../ui/primitives/icon.tsx'
import styles from './quiz-lesson.module.css'

type Props = { quiz: Quiz; run: LessonState; onRun: (run: LessonState) => void }

/** Buttons rather than radio buttons: arrow keys would select a radio button, and the first choice is final. */
export function QuizLesson({ quiz, run, onRun }: Props) {
  const questionId = useId()
  const hintId = useId()
  const isAnswered = run.chosen !== undefined
  return (
    <>
      <div>
        <h4 id={questionId} className={styles.question}>
          {quiz.question}
        </h4>
        <p id={hintId} className={styles.hint}>
          {words.chooseOnce}
        </p>
      </div>
      <Stack role="group" aria-labelledby={questionId} aria-describedby={hintId} gap="xs">
        {quiz.options.map((option, index) => (
          <QuizOption
            key={option}
            mark={optionMark(quiz, run, index)}
            isChosen={run.chosen === index}
            onChoose={() => onRun(chooseOption(quiz, run, index))}
          >
            {option}
          </QuizOption>
        ))}
      </Stack>
      {/* Rendered before the answer too: screen readers announce only changes inside an existing live region. */}
      <div role="status">
        {isAnswered && (
          <Explanation isRight={run.chosen === quiz.correctAnswer}>{quiz.explanation}</Explanation>
        )}
      </div>
    </>
  )
}

/** Shown after the answer and scrolled into view. */
function Explanation({ isRight, children }: { isRight: boolean; children: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className={styles.explanation}>
      <p className={styles.outcome}>{isRight ? words.right : words.wrong}</p>
      <p>
        <strong>{words.explanation}</strong> {children}
      </p>
    </div>
  )
}

type QuizOptionProps = {
  mark: ReturnType<typeof optionMark>
  isChosen: boolean
  onChoose: () => void
  children: string
}

/** A locked option stays focusable, so that it can still be read. */
function QuizOption({ mark, isChosen, onChoose, children }: QuizOptionProps) {
  const isLocked = mark !== 'open'
  return (
    <button
      type="button"
      className={styles.option}
      data-mark={mark}
      aria-pressed={isChosen}
      aria-disabled={isLocked}
      onClick={isLocked ? undefined : onChoose}
    >
      <span>{children}</span>
      {mark === 'right' && <Mark icon="tick">{words.rightMark}</Mark>}
      {mark === 'wrong' && <Mark icon="close">{words.wrongMark}</Mark>}
    </button>
  )
}

function Mark({ icon, children }: { icon: 'tick' | 'close'; children: string }) {
  return (
    <span className={styles.mark}>
      <Icon name={icon} />
      {children}
    </span>
  )
}
