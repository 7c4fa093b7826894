import { Button } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { useFocusOnce } from '../hooks/use-focus-once.ts'
import styles from './confirm.module.css'

type Props = {
  question: string
  /** The consequence of confirming. */
  words?: string
  yes: string
  no: string
  color: 'green' | 'red'
  onYes: () => void
  onNo: () => void
  children?: ReactNode
}

/**
 * The second step before something counts or goes. It stands in its place, so that what it is about is in sight, and
 * so are 999 and 111. Its words stand where the button was: a second tap in haste lands on them, not on "Yes".
 */
export function Confirm({ question, words, yes, no, color, onYes, onNo, children }: Props) {
  const first = useFocusOnce<HTMLParagraphElement>()
  const questionId = useId()
  const wordsId = useId()
  return (
    <div
      role="group"
      aria-labelledby={questionId}
      aria-describedby={words && wordsId}
      className={styles.panel}
      data-color={color}
    >
      <p ref={first} id={questionId} tabIndex={-1} className={styles.question}>
        {question}
      </p>
      {words && <p id={wordsId}>{words}</p>}
      {children}
      <div className={styles.actions}>
        <Button color={color} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="outline" onClick={onNo}>
          {no}
        </Button>
      </div>
    </div>
  )
}
