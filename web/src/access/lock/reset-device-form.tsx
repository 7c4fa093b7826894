import { Button, Group } from '@mantine/core'
import { forgottenWords as words } from '@second-wind/core/content/lock-words'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Confirm } from '../../ui/feedback/confirm.tsx'
import { RestartAppLink } from '../../ui/links/restart-app-link.tsx'
import type { DeviceLinkState } from './use-device-link-state.ts'
import { useResetDevice } from './use-reset-device.ts'
import styles from './forgotten-pin.module.css'

/** Empties the phone after a confirmation. Unsent changes are kept until the person sends or deletes them. */
export function ResetDevice({ linkState }: { linkState: DeviceLinkState | undefined }) {
  const { hasUnsent, isDeleted, outcome, startAgain, send, isSending } = useResetDevice(linkState)
  const [isAsking, setIsAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const statusLine = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone, so the focus moves here.
  useEffect(() => {
    if (outcome) statusLine.current?.focus()
  }, [outcome])
  const canDelete = !hasUnsent && !isDeleted
  return (
    <>
      <p ref={statusLine} role="status" tabIndex={-1} className={styles.status}>
        {outcome}
      </p>
      {hasUnsent && (
        <UnsentChanges isSending={isSending} onSend={send} onDelete={() => startAgain({ force: true })} />
      )}
      {canDelete && !isAsking && (
        <Button ref={button} color="red" variant="outline" onClick={() => setIsAsking(true)}>
          {words.delete}
        </Button>
      )}
      {canDelete && isAsking && (
        <Confirm
          question={words.sure}
          text={words.sureWords}
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
      {isDeleted && <RestartAppLink>{words.open}</RestartAppLink>}
    </>
  )
}

type Props = { isSending: boolean; onSend: (() => void) | undefined; onDelete: () => void }

/**
 * Deleting unsent data needs a second confirmation. No file is offered: it would give the entries to the person who
 * holds the phone.
 */
function UnsentChanges({ isSending, onSend, onDelete }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return isAsking ? (
    <Confirm
      question={words.sureUnsent}
      text={words.sureUnsentWords}
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
    <Group>
      {onSend && (
        <Button aria-disabled={isSending} onClick={() => !isSending && onSend()}>
          {isSending ? words.sending : words.sendNow}
        </Button>
      )}
      <Button ref={button} variant="outline" onClick={() => setIsAsking(true)}>
        {words.deleteUnsent}
      </Button>
    </Group>
  )
}
