import { passkeyWords } from '@second-wind/core/content/account/passkey-words'
import { useState } from 'react'
import { listOwnPasskeys } from '../../../data/server/patient/own-passkeys.ts'
import { FocusedStatus } from '../../../ui/feedback/focused-status.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { Stack } from '../../../ui/primitives/stack.tsx'
import { AccountListView } from '../account-list-view.tsx'
import { NewRecoveryCodeButton } from '../new-recovery-code-button.tsx'
import { useAccountList } from '../use-account-list.ts'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyItem } from './passkey-item.tsx'

const { own: words } = passkeyWords

/** @param onCode is given a recovery code, to show before anything else */
export function PasskeysCard({ onCode }: { onCode: (code: string) => void }) {
  const passkeys = useAccountList(listOwnPasskeys)
  // Two passkeys may be removed in the same words.
  const [{ said, round }, setOutcome] = useState({ said: '', round: 0 })
  const count = passkeys.answer && 'list' in passkeys.answer ? passkeys.answer.list.length : undefined
  const done = (outcome: string) => {
    setOutcome({ said: outcome, round: round + 1 })
    passkeys.askAgain()
  }
  return (
    <Card>
      <Stack>
        <h2>{words.title}</h2>
        <p>{words.about}</p>
        {said !== '' && <FocusedStatus key={round}>{said}</FocusedStatus>}
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
