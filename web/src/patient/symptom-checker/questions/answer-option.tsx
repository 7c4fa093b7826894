import type { KeyboardEvent, MouseEvent } from 'react'
import styles from './answer-option.module.css'

type Props = {
  name: string
  label: string
  isChosen: boolean
  onMove: () => void
  onChoose: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onKeyUp: () => void
}

/**
 * A native radio button that reacts to clicks rather than changes, so that after Back the same answer can be chosen
 * again.
 */
export function AnswerOption({ name, label, isChosen, onMove, onChoose, onKeyDown, onKeyUp }: Props) {
  return (
    <label className={styles.option} onClickCapture={ignoreSecondTap}>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onMove}
        onClick={onChoose}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
      />
      <span>{label}</span>
    </label>
  )
}

/** Ignores the second tap of a double tap, which would answer the next question unread. */
function ignoreSecondTap(event: MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}
