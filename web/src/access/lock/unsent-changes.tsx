import { Button } from '@mantine/core'
import { forgottenWords as words } from '@second-wind/core/content/lock/lock-words'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Confirm } from '../../ui/feedback/confirm.tsx'
import styles from './forgotten-pin.module.css'

type Props = { isSending: boolean; onSend: (() => void) | undefined; onDelete: () => void }

/** What only this phone has goes with a second yes. No file is offered: it would hand the entries to whoever holds the phone. */
export function UnsentChanges({ isSending, onSend, onDelete }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return isAsking ? (
    <Confirm
      question={words.sureUnsent}
      words={words.sureUnsentWords}
      yes={words.yes}
      no={words.no}
      color="red"
      onYes={onDelete}
      onNo={() => {
        flushSync(() => setIsAsking(false))
        button.current?.focus()
      }}
    />
  ) : (
    <div className={styles.buttons}>
      {onSend && (
        <Button aria-disabled={isSending} onClick={() => !isSending && onSend()}>
          {isSending ? words.sending : words.sendNow}
        </Button>
      )}
      <Button ref={button} variant="outline" onClick={() => setIsAsking(true)}>
        {words.deleteUnsent}
      </Button>
    </div>
  )
}
