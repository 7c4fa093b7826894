import { Button } from '@mantine/core'
import { passkeyWords } from '@second-wind/core/content/account/passkey-words'
import { addOwnPasskey } from '../../pwa/add-own-passkey.ts'
import { canUsePasskeys, NoPasskey } from '../../pwa/passkeys.ts'
import { deviceLabel } from '../../ui/device-label.ts'
import { Trouble } from './trouble.tsx'
import { troubleWords } from './trouble-words.ts'
import { useTrouble } from './use-trouble.ts'

const { own: words, notMade } = passkeyWords

export function AddPasskey({ onDone }: { onDone: (said: string) => void }) {
  const { attempt, isUnderway, trouble } = useTrouble((failure) =>
    failure instanceof NoPasskey ? notMade : troubleWords(failure),
  )
  if (!canUsePasskeys()) return <p>{words.cannot}</p>
  const add = () =>
    attempt(async () => {
      onDone((await addOwnPasskey(deviceLabel())) === 'added' ? words.isAdded : words.isThere)
    })
  return (
    <>
      <div>
        <Button aria-disabled={isUnderway} onClick={() => void add()}>
          {isUnderway ? words.adding : words.add}
        </Button>
      </div>
      {trouble && <Trouble {...trouble} />}
    </>
  )
}
