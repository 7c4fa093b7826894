import { Button } from '@mantine/core'
import { passkeyWords } from '@second-wind/core/content/account/passkey-words'
import { addOwnPasskey } from '../../../data/pwa/add-own-passkey.ts'
import { canUsePasskeys, NoPasskey } from '../../../data/pwa/passkeys.ts'
import { deviceLabel } from '../../../ui/format/device-label.ts'
import { accountErrorMessage } from '../account-error-message.ts'
import { AccountError } from '../account-error.tsx'
import { useAccountAction } from '../use-account-action.ts'

const { own: words, notMade } = passkeyWords

export function AddPasskey({ onDone }: { onDone: (said: string) => void }) {
  const { attempt, isUnderway, trouble } = useAccountAction((failure) =>
    failure instanceof NoPasskey ? notMade : accountErrorMessage(failure),
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
      {trouble && <AccountError {...trouble} />}
    </>
  )
}
