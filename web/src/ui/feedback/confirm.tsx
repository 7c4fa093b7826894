import { Button } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { useFocusOnce } from '../hooks/use-focus-once.ts'
import styles from './confirm.module.css'

type Props = {
  question: string
  /** The consequence of confirming. */
  text?: string
  yes: string
  no: string
  color: 'green' | 'red'
  onYes: () => void
  onNo: () => void
  children?: ReactNode
}

/**
 * Asks for confirmation before an action. It opens in place, so that its subject, 999 and 111 stay visible. Its text
 * replaces the button, so that an accidental second tap does not land on "Yes".
 */
export function Confirm({ question, text, yes, no, color, onYes, onNo, children }: Props) {
  const first = useFocusOnce<HTMLParagraphElement>()
  const questionId = useId()
  const wordsId = useId()
  return (
    <div
      role="group"
      aria-labelledby={questionId}
      aria-describedby={text && wordsId}
      className={styles.panel}
      data-color={color}
    >
      <p ref={first} id={questionId} tabIndex={-1} className={styles.question}>
        {question}
      </p>
      {text && <p id={wordsId}>{text}</p>}
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
