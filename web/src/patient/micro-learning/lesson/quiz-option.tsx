import { microLearningWords as words } from '@second-wind/core/content/learning/micro-learning-words'
import type { optionMark } from '@second-wind/core/recovery/learning/lesson-state'
import { Icon } from '../../../ui/primitives/icon.tsx'
import styles from './quiz-option.module.css'

type Props = {
  mark: ReturnType<typeof optionMark>
  isChosen: boolean
  onChoose: () => void
  children: string
}

/** A locked option stays where the focus can reach it: it can still be read. */
export function QuizOption({ mark, isChosen, onChoose, children }: Props) {
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
