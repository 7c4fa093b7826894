import { Card } from '../../ui/primitives/card.tsx'
import { Stack } from '../../ui/primitives/stack.tsx'
import { Forgotten } from './forgotten-pin.tsx'
import { NewCode, SignInInstead, type SignInPart } from './sign-in-to-unlock.tsx'
import { UnlockForm } from './unlock-form.tsx'
import { usePhoneKind } from './use-phone-link-state.ts'
import { useSignInInstead } from './use-sign-in-to-unlock.ts'
import { useUnlock } from './use-unlock.ts'

/** The PIN; and where the phone belongs to an account, a sign-in in its place, first of all after many mistakes. */
export function WaysIn({ SignIn }: { SignIn: SignInPart | undefined }) {
  const unlock = useUnlock()
  const kind = usePhoneKind()
  const { isChosen, choose, newCode, signedIn, open } = useSignInInstead()
  if (newCode !== undefined) return <NewCode code={newCode} onKept={open} />

  const canSignIn = SignIn !== undefined && kind === 'linked'
  const isSigningIn = canSignIn && (isChosen || unlock.isForgotten)
  return (
    <>
      {isSigningIn && <SignInInstead SignIn={SignIn} isDue={unlock.isForgotten} onSignedIn={signedIn} />}
      <Card>
        <Stack>
          <UnlockForm {...unlock} />
          <Forgotten kind={kind} onSignIn={canSignIn && !isSigningIn ? choose : undefined} />
        </Stack>
      </Card>
    </>
  )
}
