import { Button } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import styles from './attention-entry.module.css'

type Props = { onDelete: () => void; onKeep: () => void }

/** The second step before something is gone for good. */
export function ConfirmDelete({ onDelete, onKeep }: Props) {
  const question = useRef<HTMLParagraphElement>(null)
  const questionId = useId()
  useEffect(() => question.current?.focus(), [])
  return (
    <div role="group" aria-labelledby={questionId} className={styles.confirm}>
      <p ref={question} id={questionId} tabIndex={-1}>
        <strong>Delete this entry for good?</strong> It is nowhere but on this phone.
      </p>
      <div className={styles.actions}>
        <Button color="red" onClick={onDelete}>
          Yes, delete
        </Button>
        <Button variant="outline" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </div>
  )
}
