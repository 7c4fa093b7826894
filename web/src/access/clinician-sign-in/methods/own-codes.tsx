import { Button } from '@mantine/core'
import { useState } from 'react'
import { createRecoveryCodes } from '../../../data/server/clinician/clinician-sign-in-methods.ts'
import { Confirm } from '../../../ui/feedback/confirm.tsx'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { RecoveryCodes } from '../recovery-codes.tsx'
import { changeErrorMessage } from './change-error-message.ts'
import { SignInMethodSection } from './sign-in-method-section.tsx'
import { signInMethodsWords } from './sign-in-methods-words.ts'
import type { MakeChange } from './use-sign-in-methods.ts'

type Props = { left: number; username: string; change: MakeChange }

const { codes: words } = signInMethodsWords
const few = 3

export function OwnCodes({ left, username, change }: Props) {
  const [isConfirming, setIsConfirming] = useState(false)
  const [codes, setCodes] = useState<string[]>()
  const { attempt, isPending, error } = useAsyncAction(changeErrorMessage)
  const make = () => {
    setIsConfirming(false)
    void attempt(async () => setCodes((await change(createRecoveryCodes, words.done)).recoveryCodes))
  }

  if (codes) {
    return (
      <RecoveryCodes codes={codes} username={username} go={words.go} onKept={() => setCodes(undefined)} />
    )
  }
  return (
    <SignInMethodSection title={words.title}>
      <p>{words.left(left)}</p>
      {left <= few && (
        <p>
          <strong>{words.few}</strong>
        </p>
      )}
      <ErrorText>{error}</ErrorText>
      {isConfirming ? (
        <Confirm
          question={words.question}
          text={words.means}
          yes={words.yes}
          no={words.no}
          color="red"
          onYes={make}
          onNo={() => setIsConfirming(false)}
        />
      ) : (
        <Button variant="outline" aria-disabled={isPending} onClick={() => setIsConfirming(true)}>
          {words.open}
        </Button>
      )}
    </SignInMethodSection>
  )
}
