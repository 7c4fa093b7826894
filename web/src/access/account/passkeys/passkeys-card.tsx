import { Button, Stack } from '@mantine/core'
import { passkeyWords } from '@second-wind/core/content/account/passkey-words'
import { useState } from 'react'
import { addOwnPasskey } from '../../../data/pwa/add-own-passkey.ts'
import { canUsePasskeys } from '../../../data/pwa/passkeys.ts'
import { listOwnPasskeys } from '../../../data/server/patient/own-passkeys.ts'
import { FocusedStatus } from '../../../ui/feedback/focused-status.tsx'
import { deviceLabel } from '../../../ui/format/device-label.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import { accountErrorMessage } from '../account-error-message.ts'
import { AccountError } from '../account-error.tsx'
import { AccountListView } from '../account-list-view.tsx'
import { NewRecoveryCodeButton } from '../new-recovery-code-button.tsx'
import { useAccountAction } from '../use-account-action.ts'
import { useAccountList } from '../use-account-list.ts'
import { PasskeyItem } from './passkey-item.tsx'

const { own: words, notMade } = passkeyWords

/** @param onCode receives a recovery code, to show before anything else */
export function PasskeysCard({ onCode }: { onCode: (code: string) => void }) {
  const passkeys = useAccountList(listOwnPasskeys)
  // Removing two passkeys may produce the same text.
  const [{ text, round }, setOutcome] = useState({ text: '', round: 0 })
  const count = passkeys.result && 'list' in passkeys.result ? passkeys.result.list.length : undefined
  const done = (outcome: string) => {
    setOutcome({ text: outcome, round: round + 1 })
    passkeys.askAgain()
  }
  return (
    <Card>
      <Stack>
        <h2>{words.title}</h2>
        <p>{words.about}</p>
        {text !== '' && <FocusedStatus key={round}>{text}</FocusedStatus>}
        {count === 0 && <p>{words.none}</p>}
        <AccountListView of={passkeys} idOf={({ id }) => id}>
          {(passkey) => <PasskeyItem passkey={passkey} isLast={count === 1} onDone={done} />}
        </AccountListView>
        {count !== undefined && (
          <>
            <AddPasskey onDone={done} />
            <NewRecoveryCodeButton onCode={onCode} />
          </>
        )}
      </Stack>
    </Card>
  )
}

function AddPasskey({ onDone }: { onDone: (outcome: string) => void }) {
  const { attempt, isPending, error } = useAccountAction((failure) =>
    accountErrorMessage(failure, { NoPasskey: notMade }),
  )
  if (!canUsePasskeys()) return <p>{words.cannot}</p>
  const add = () =>
    attempt(async () => {
      onDone((await addOwnPasskey(deviceLabel())) === 'added' ? words.isAdded : words.alreadyExists)
    })
  return (
    <>
      <div>
        <Button aria-disabled={isPending} onClick={() => void add()}>
          {isPending ? words.adding : words.add}
        </Button>
      </div>
      {error && <AccountError {...error} />}
    </>
  )
}
