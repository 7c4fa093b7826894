import { forgottenWords as words, lockWords } from '@second-wind/core/content/lock/lock-words'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { authMode } from '../../local/index.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { UnsentHere } from './unsent-here.tsx'
import { useStartAgain } from './use-start-again.ts'
import styles from './forgotten.module.css'

/** The way out for somebody without the PIN: an empty phone. Nothing goes by itself, and what is unsent goes last. */
export function Forgotten() {
  const { hasUnsent, isDeleted, said, startAgain, send, isSending } = useStartAgain()
  const [isAsking, setIsAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone: the reader goes on here.
  useEffect(() => {
    if (said) outcome.current?.focus()
  }, [said])
  const canDelete = !hasUnsent && !isDeleted
  return (
    <details className={styles.forgotten}>
      <summary>{lockWords.forgotten}</summary>
      <div className={styles.body}>
        {(authMode === 'real' ? words.aboutLinked : words.about).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p ref={outcome} role="status" tabIndex={-1} className={styles.status}>
          {said}
        </p>
        {hasUnsent && (
          <UnsentHere isSending={isSending} onSend={send} onDelete={() => startAgain({ force: true })} />
        )}
        {canDelete && !isAsking && (
          <Button ref={button} color="red" onClick={() => setIsAsking(true)}>
            {words.delete}
          </Button>
        )}
        {canDelete && isAsking && (
          <Confirm
            question={words.sure}
            words={words.sureWords}
            yes={words.yes}
            no={words.no}
            color="red"
            onYes={() => {
              setIsAsking(false)
              startAgain({ force: false })
            }}
            onNo={() => {
              flushSync(() => setIsAsking(false))
              button.current?.focus()
            }}
          />
        )}
        {/* A link of the browser's own: what this page still remembers goes with it. */}
        {isDeleted && <a href="/">{words.open}</a>}
      </div>
    </details>
  )
}
