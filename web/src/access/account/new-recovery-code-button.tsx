import { Button } from '@mantine/core'
import { passkeyWords } from '@second-wind/core/content/account/passkey-words'
import { createRecoveryCode } from '../../data/server/patient/own-passkeys.ts'
import { accountErrorMessage } from './account-error-message.ts'
import { AccountError } from './account-error.tsx'
import { useAccountAction } from './use-account-action.ts'

const { own: words } = passkeyWords

export function NewRecoveryCodeButton({ onCode }: { onCode: (code: string) => void }) {
  const { attempt, isPending, error } = useAccountAction(accountErrorMessage)
  const ask = () => attempt(async () => onCode((await createRecoveryCode()).recoveryCode))
  return (
    <>
      <p>{words.newCodeHow}</p>
      <div>
        <Button variant="outline" aria-disabled={isPending} onClick={() => void ask()}>
          {isPending ? words.gettingCode : words.newCode}
        </Button>
      </div>
      {error && <AccountError {...error} />}
    </>
  )
}
