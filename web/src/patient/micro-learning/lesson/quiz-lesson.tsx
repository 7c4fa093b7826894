import { useId } from 'react'
import type { Quiz } from '@second-wind/core/content/learning/module-schema'
import { microLearningWords as words } from '@second-wind/core/content/learning/micro-learning-words'
import { choose, optionMark, type LessonState } from '@second-wind/core/recovery/learning/lesson-state'
import { Explanation } from './explanation.tsx'
import { QuizOption } from './quiz-option.tsx'
import styles from './quiz-lesson.module.css'

type Props = { quiz: Quiz; run: LessonState; onRun: (run: LessonState) => void }

/** Buttons, not radio buttons: with those an arrow key would choose, and the first choice is the last one. */
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
      <div role="group" aria-labelledby={questionId} aria-describedby={hintId} className={styles.options}>
        {quiz.options.map((option, index) => (
          <QuizOption
            key={option}
            mark={optionMark(quiz, run, index)}
            isChosen={run.chosen === index}
            onChoose={() => onRun(choose(quiz, run, index))}
          >
            {option}
          </QuizOption>
        ))}
      </div>
      {/* Before the answer too: a screen reader announces only what changes inside a region that it knows. */}
      <div role="status">
        {isAnswered && (
          <Explanation isRight={run.chosen === quiz.correctAnswer}>{quiz.explanation}</Explanation>
        )}
      </div>
    </>
  )
}
