import { Button } from '@mantine/core'
import { passkeyWords } from '@second-wind/core/content/account/passkey-words'
import { passkeyToSignIn, signInAgain } from '../../../data/local/lazy.ts'
import { NoPasskey, showPasskey } from '../../../data/pwa/passkeys.ts'
import { Step } from '../../../ui/primitives/step-card.tsx'
import { useTry } from '../../../ui/hooks/use-async-action.ts'
import { isRefused, signInTrouble } from '../account-error-message.ts'
import type { SignInProps } from './sign-in-options.tsx'

const { signIn: words } = passkeyWords

export function PasskeySignIn({ why, isFirst, onSignedIn }: Required<SignInProps>) {
  const { attempt, isUnderway, trouble } = useTry(wordsFor)
  const signIn = () =>
    attempt(async () => {
      const passkey = await showPasskey(await passkeyToSignIn())
      const { state } = await signInAgain({ passkey })
      if (state === 'fresh') onSignedIn(undefined)
    })
  return (
    <Step title={words.title} isFirst={isFirst} trouble={trouble}>
      <p>{why}</p>
      <p>{words.how}</p>
      <div>
        <Button color="green" aria-disabled={isUnderway} onClick={() => void signIn()}>
          {isUnderway ? words.underway : words.go}
        </Button>
      </div>
    </Step>
  )
}

function wordsFor(failure: unknown): string {
  if (failure instanceof NoPasskey) return words.none
  return isRefused(failure) ? words.refused : signInTrouble(failure)
}
