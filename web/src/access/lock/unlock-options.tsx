import { Card } from '../../ui/primitives/card.tsx'
import { Stack } from '../../ui/primitives/stack.tsx'
import { ForgottenPin } from './forgotten-pin.tsx'
import { NewRecoveryCodeStep, SignInToUnlock, type SignInComponent } from './sign-in-to-unlock.tsx'
import { UnlockForm } from './unlock-form.tsx'
import { usePhoneLinkState } from './use-phone-link-state.ts'
import { useSignInToUnlock } from './use-sign-in-to-unlock.ts'
import { useUnlock } from './use-unlock.ts'

/** The PIN; and where the phone belongs to an account, a sign-in in its place, first of all after many mistakes. */
export function UnlockOptions({ SignIn }: { SignIn: SignInComponent | undefined }) {
  const unlock = useUnlock()
  const kind = usePhoneLinkState()
  const { isChosen, choose, newCode, signedIn, open } = useSignInToUnlock()
  if (newCode !== undefined) return <NewRecoveryCodeStep code={newCode} onKept={open} />

  const canSignIn = SignIn !== undefined && kind === 'linked'
  const isSigningIn = canSignIn && (isChosen || unlock.isForgotten)
  return (
    <>
      {isSigningIn && <SignInToUnlock SignIn={SignIn} isDue={unlock.isForgotten} onSignedIn={signedIn} />}
      <Card>
        <Stack>
          <UnlockForm {...unlock} />
          <ForgottenPin kind={kind} onSignIn={canSignIn && !isSigningIn ? choose : undefined} />
        </Stack>
      </Card>
    </>
  )
}
