import { Button } from '@mantine/core'
import { passkeyWords } from '@second-wind/core/content/account/passkey-words'
import { fetchRenewalPasskeyOptions, renewDeviceSession } from '../../../data/local/lazy.ts'
import { NoPasskey, showPasskey } from '../../../data/pwa/passkeys.ts'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { StepCard } from '../../../ui/primitives/step-card.tsx'
import { isUnauthorized, signInErrorMessage } from '../account-error-message.ts'
import type { SignInProps } from './sign-in-options.tsx'

const { signIn: words } = passkeyWords

export function PasskeySignIn({ why, isFirst, onSignedIn }: Required<SignInProps>) {
  const { attempt, isUnderway, trouble } = useAsyncAction(errorMessage)
  const signIn = () =>
    attempt(async () => {
      const passkey = await showPasskey(await fetchRenewalPasskeyOptions())
      const { state } = await renewDeviceSession({ passkey })
      if (state === 'fresh') onSignedIn(undefined)
    })
  return (
    <StepCard title={words.title} isFirst={isFirst} trouble={trouble}>
      <p>{why}</p>
      <p>{words.how}</p>
      <div>
        <Button color="green" aria-disabled={isUnderway} onClick={() => void signIn()}>
          {isUnderway ? words.underway : words.go}
        </Button>
      </div>
    </StepCard>
  )
}

function errorMessage(failure: unknown): string {
  if (failure instanceof NoPasskey) return words.none
  return isUnauthorized(failure) ? words.refused : signInErrorMessage(failure)
}
