import { passkeyWords } from '@second-wind/core/content/account/passkey-words'
import { useState } from 'react'
import { listOwnPasskeys } from '../../../data/server/patient/own-passkeys.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import { Stack } from '../../../ui/primitives/stack.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { Listed } from '../account-list-view.tsx'
import { NewCode } from '../new-recovery-code-button.tsx'
import { OnePasskey } from './passkey-item.tsx'
import { Outcome } from '../../../ui/feedback/focused-status.tsx'
import { useServerList } from '../use-account-list.ts'

const { own: words } = passkeyWords

/** @param onCode is given a recovery code, to show before anything else */
export function Passkeys({ onCode }: { onCode: (code: string) => void }) {
  const passkeys = useServerList(listOwnPasskeys)
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
        {said !== '' && <Outcome key={round}>{said}</Outcome>}
        {count === 0 && <p>{words.none}</p>}
        <Listed of={passkeys} idOf={({ id }) => id}>
          {(passkey) => <OnePasskey passkey={passkey} isLast={count === 1} onDone={done} />}
        </Listed>
        {count !== undefined && (
          <>
            <AddPasskey onDone={done} />
            <NewCode onCode={onCode} />
          </>
        )}
      </Stack>
    </Card>
  )
}
