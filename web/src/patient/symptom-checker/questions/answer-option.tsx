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

/** A native radio button. Choosing is a click, not a change: after Back the same answer can be chosen again. */
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

/** The second tap of a double tap would answer the next question, unread. */
function ignoreSecondTap(event: MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}
