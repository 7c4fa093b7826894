import { Button } from '@mantine/core'
import { leavingWords } from '@second-wind/core/content/profile/leaving-words'
import { useEffect, useId, useRef } from 'react'
import styles from './delete-data.module.css'

type Props = { isUnsent: boolean; onDelete: () => void; onKeep: () => void }

/** The second step before all of it is gone. */
export function ConfirmDelete({ isUnsent, onDelete, onKeep }: Props) {
  const question = useRef<HTMLHeadingElement>(null)
  const questionId = useId()
  useEffect(() => question.current?.focus(), [])
  return (
    <div role="group" aria-labelledby={questionId} className={styles.confirm}>
      <h3 ref={question} id={questionId} tabIndex={-1}>
        {leavingWords.sureHeading}
      </h3>
      <p>{isUnsent ? leavingWords.sureUnsent : leavingWords.sureSent}</p>
      <div className={styles.buttons}>
        <Button color="red" onClick={onDelete}>
          {leavingWords.sureYes}
        </Button>
        <Button variant="outline" onClick={onKeep}>
          {leavingWords.sureNo}
        </Button>
      </div>
    </div>
  )
}
