import { Button } from '@mantine/core'
import type { PatientPasskey } from '@second-wind/core/access/contract/reauth'
import { passkeyWords } from '@second-wind/core/content/account/passkey-words'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { removeOwnPasskey } from '../../../data/server/patient/own-passkeys.ts'
import { Confirm } from '../../../ui/feedback/confirm.tsx'
import { longDate } from '../../../ui/format/uk-time.ts'
import { accountErrorMessage } from '../account-error-message.ts'
import { AccountError } from '../account-error.tsx'
import { useAccountAction } from '../use-account-action.ts'
import styles from '../account.module.css'

const { own: words } = passkeyWords

type Props = { passkey: PatientPasskey; isLast: boolean; onDone: (outcome: string) => void }

/** One passkey: when and where it was created, and how to remove it. */
export function PasskeyItem({ passkey: { id, label, createdAt, lastUsedAt }, isLast, onDone }: Props) {
  const [isConfirming, setIsConfirming] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { attempt, isPending, error } = useAccountAction(accountErrorMessage)
  const added = longDate(Date.parse(createdAt))
  // The pressed button is gone, so the focus moves to the name.
  const stopAsking = () => {
    flushSync(() => setIsConfirming(false))
    heading.current?.focus()
  }
  const remove = () => {
    stopAsking()
    void attempt(async () => {
      await removeOwnPasskey(id)
      onDone(words.removed)
    })
  }
  return (
    <div className={styles.phone}>
      <h3 ref={heading} tabIndex={-1}>
        {label}
      </h3>
      <p>{words.added(added)}</p>
      <p>{lastUsedAt === null ? words.neverUsed : words.used(longDate(Date.parse(lastUsedAt)))}</p>
      <p role="status">{isPending && words.removing}</p>
      {error && <AccountError {...error} />}
      {isConfirming ? (
        <Confirm
          question={words.sure.question(label)}
          text={isLast ? words.sure.last : words.sure.one}
          yes={words.sure.yes}
          no={words.sure.no}
          color="red"
          onYes={remove}
          onNo={stopAsking}
        />
      ) : (
        <div>
          <Button
            variant="outline"
            aria-label={words.removeOf(label, added)}
            onClick={() => setIsConfirming(true)}
          >
            {words.remove}
          </Button>
        </div>
      )}
    </div>
  )
}
