import { Button } from '@mantine/core'
import { ownSignInWords } from './sign-in-methods-words.ts'
import type { OwnPasskey as Passkey } from '@second-wind/core/access/contract/clinician-sign-in-methods'
import { canUsePasskeys, makePasskey, NoPasskey } from '../../../data/pwa/passkeys.ts'
import { addPasskey, passkeyToAdd } from '../../../data/server/clinician/clinician-sign-in-settings.ts'
import { HttpError } from '../../../data/server/http-error.ts'
import { useTry } from '../../../ui/hooks/use-async-action.ts'
import { changeTrouble } from './change-error-message.ts'
import { OwnPasskey } from './own-passkey-item.tsx'
import { OwnSection } from './own-section.tsx'
import { Trouble } from '../error-text.tsx'
import type { MakeChange } from './use-own-sign-in.ts'
import styles from '../your-sign-in.module.css'

type Props = { passkeys: Passkey[]; hasPassword: boolean; change: MakeChange }

const { passkeys: words } = ownSignInWords

export function OwnPasskeys({ passkeys, hasPassword, change }: Props) {
  const { attempt, isUnderway, trouble } = useTry(wordsFor)
  const add = () =>
    attempt(async () => {
      await change(async () => addPasskey(await makePasskey(await passkeyToAdd())), words.done)
    })

  return (
    <OwnSection title={words.title}>
      <p>{passkeys.length === 0 ? words.none : words.how}</p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <OwnPasskey
              key={passkey.id}
              passkey={passkey}
              isOnlyWay={passkeys.length === 1 && !hasPassword}
              change={change}
            />
          ))}
        </ul>
      )}
      <Trouble>{trouble}</Trouble>
      {canUsePasskeys() ? (
        <Button variant="outline" aria-disabled={isUnderway} onClick={() => void add()}>
          {isUnderway ? words.adding : words.add}
        </Button>
      ) : (
        <p>{words.cannot}</p>
      )}
    </OwnSection>
  )
}

function wordsFor(failure: unknown): string {
  if (failure instanceof NoPasskey) return words.failed
  return failure instanceof HttpError && failure.status === 422 ? words.refused : changeTrouble(failure)
}
