import { Button } from '@mantine/core'
import { passkeyWords } from '@second-wind/core/content/account/passkey-words'
import { askForRecoveryCode } from '../../data/server/patient/own-passkeys.ts'
import { Trouble } from './account-error.tsx'
import { troubleWords } from './account-error-message.ts'
import { useTrouble } from './use-account-action.ts'

const { own: words } = passkeyWords

export function NewCode({ onCode }: { onCode: (code: string) => void }) {
  const { attempt, isUnderway, trouble } = useTrouble(troubleWords)
  const ask = () => attempt(async () => onCode((await askForRecoveryCode()).recoveryCode))
  return (
    <>
      <p>{words.newCodeHow}</p>
      <div>
        <Button variant="outline" aria-disabled={isUnderway} onClick={() => void ask()}>
          {isUnderway ? words.gettingCode : words.newCode}
        </Button>
      </div>
      {trouble && <Trouble {...trouble} />}
    </>
  )
}
