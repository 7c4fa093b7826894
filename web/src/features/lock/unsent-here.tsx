import { Button } from '@mantine/core'
import { forgottenWords as words } from '@second-wind/core/content/lock/lock-words'
import { useState } from 'react'
import { Confirm } from '../../ui/confirm.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './forgotten.module.css'

type Props = { isSending: boolean; onSend: () => void; onDelete: () => void }

/** What only this phone has goes with a second yes. No file is offered: it would hand the entries to whoever holds the phone. */
export function UnsentHere({ isSending, onSend, onDelete }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Notice tone="warning">
        <p>{words.unsent}</p>
      </Notice>
      {isAsking ? (
        <Confirm
          question={words.sureUnsent}
          words={words.sureUnsentWords}
          yes={words.yes}
          no={words.no}
          color="red"
          onYes={onDelete}
          onNo={() => setIsAsking(false)}
        />
      ) : (
        <div className={styles.buttons}>
          <Button disabled={isSending} onClick={onSend}>
            {isSending ? words.sending : words.sendNow}
          </Button>
          <Button variant="outline" onClick={() => setIsAsking(true)}>
            {words.deleteUnsent}
          </Button>
        </div>
      )}
    </>
  )
}
