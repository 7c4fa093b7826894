import { Button } from '@mantine/core'
import { passkeyWords } from '@second-wind/core/content/account/passkey-words'
import { fetchRenewalPasskeyOptions, renewDeviceSession } from '../../../data/local/lazy.ts'
import { canUsePasskeys, requestPasskey } from '../../../data/pwa/passkeys.ts'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { StepCard } from '../../../ui/primitives/step-card.tsx'
import { signInErrorMessage } from '../account-error-message.ts'
import { CodeForm } from './code-form.tsx'
import { signInAgainWords as words } from './sign-in-again-words.ts'

export type SignInProps = {
  /** Why the person must sign in. */
  why?: string
  /** The shell has focused the page title. */
  isFirst?: boolean
  /** Receives the recovery code that replaces a used one. */
  onSignedIn: (newCode: string | undefined) => void
}

/** The ways to authenticate: on the sign-in screen, and on the lock screen when the PIN is forgotten. */
export function SignInOptions({ why = words.why, isFirst = false, onSignedIn }: SignInProps) {
  if (!canUsePasskeys()) return <CodeForm why={why} isFirst={isFirst} onSignedIn={onSignedIn} />
  return (
    <>
      <PasskeySignIn why={why} isFirst={isFirst} onSignedIn={onSignedIn} />
      <CodeForm why={words.code.instead} isFirst onSignedIn={onSignedIn} />
    </>
  )
}

function PasskeySignIn({ why, isFirst, onSignedIn }: Required<SignInProps>) {
  const { attempt, isPending, error } = useAsyncAction(errorMessage)
  const signIn = () =>
    attempt(async () => {
      const passkey = await requestPasskey(await fetchRenewalPasskeyOptions())
      const { state } = await renewDeviceSession({ passkey })
      if (state === 'fresh') onSignedIn(undefined)
    })
  return (
    <StepCard title={passkeyWords.signIn.title} isFirst={isFirst} error={error}>
      <p>{why}</p>
      <p>{passkeyWords.signIn.how}</p>
      <div>
        <Button color="green" aria-disabled={isPending} onClick={() => void signIn()}>
          {isPending ? passkeyWords.signIn.underway : passkeyWords.signIn.go}
        </Button>
      </div>
    </StepCard>
  )
}

const errorMessage = (failure: unknown): string =>
  signInErrorMessage(failure, {
    NoPasskey: passkeyWords.signIn.none,
    401: passkeyWords.signIn.refused,
    revoked: passkeyWords.signIn.refused,
  })
