import { Button } from '@mantine/core'
import type { ClinicianPasskey as Passkey } from '@second-wind/core/access/contract/clinician-sign-in-methods'
import { canUsePasskeys, createPasskey } from '../../../data/pwa/passkeys.ts'
import {
  addPasskey,
  fetchNewPasskeyOptions,
} from '../../../data/server/clinician/clinician-sign-in-methods.ts'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { changeErrorMessage } from './change-error-message.ts'
import { OwnPasskeyItem } from './own-passkey-item.tsx'
import { SignInMethodSection } from './sign-in-method-section.tsx'
import { signInMethodsWords } from './sign-in-methods-words.ts'
import type { MakeChange } from './use-sign-in-methods.ts'
import styles from '../sign-in-methods.module.css'

type Props = { passkeys: Passkey[]; hasPassword: boolean; change: MakeChange }

const { passkeys: words } = signInMethodsWords

export function OwnPasskeys({ passkeys, hasPassword, change }: Props) {
  const { attempt, isPending, error } = useAsyncAction(errorMessage)
  const add = () =>
    attempt(async () => {
      await change(async () => addPasskey(await createPasskey(await fetchNewPasskeyOptions())), words.done)
    })

  return (
    <SignInMethodSection title={words.title}>
      <p>{passkeys.length === 0 ? words.none : words.how}</p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <OwnPasskeyItem
              key={passkey.id}
              passkey={passkey}
              isOnlyMethod={passkeys.length === 1 && !hasPassword}
              change={change}
            />
          ))}
        </ul>
      )}
      <ErrorText>{error}</ErrorText>
      {canUsePasskeys() ? (
        <Button variant="outline" aria-disabled={isPending} onClick={() => void add()}>
          {isPending ? words.adding : words.add}
        </Button>
      ) : (
        <p>{words.cannot}</p>
      )}
    </SignInMethodSection>
  )
}

const errorMessage = (failure: unknown): string =>
  changeErrorMessage(failure, { NoPasskey: words.failed, 422: words.refused })
