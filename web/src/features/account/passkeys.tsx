import { passkeyWords } from '@second-wind/core/content/account/passkey-words'
import { useState } from 'react'
import { listOwnPasskeys } from '../../server/own-passkeys.ts'
import { Card } from '../../ui/card.tsx'
import { Stack } from '../../ui/stack.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { Listed } from './listed.tsx'
import { NewCode } from './new-code.tsx'
import { OnePasskey } from './one-passkey.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { useServerList } from './use-server-list.ts'

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
