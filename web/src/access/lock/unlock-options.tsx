import { Stack } from '@mantine/core'
import { Card } from '../../ui/primitives/card.tsx'
import {
  ForgottenPin,
  NewRecoveryCodeStep,
  type SignInComponent,
  SignInToUnlock,
  useSignInToUnlock,
} from './forgotten-pin.tsx'
import { UnlockForm } from './unlock-form.tsx'
import { useDeviceLinkState } from './use-device-link-state.ts'
import { useUnlock } from './use-unlock.ts'

/** The PIN and, on a linked phone, a sign-in instead; after many wrong PINs the sign-in comes first. */
export function UnlockOptions({ SignIn }: { SignIn: SignInComponent | undefined }) {
  const unlock = useUnlock()
  const linkState = useDeviceLinkState()
  const { isChosen, choose, newCode, signedIn, open } = useSignInToUnlock()
  if (newCode !== undefined) return <NewRecoveryCodeStep code={newCode} onKept={open} />

  const canSignIn = SignIn !== undefined && linkState === 'linked'
  const isSigningIn = canSignIn && (isChosen || unlock.isForgotten)
  return (
    <>
      {isSigningIn && <SignInToUnlock SignIn={SignIn} isDue={unlock.isForgotten} onSignedIn={signedIn} />}
      <Card>
        <Stack>
          <UnlockForm {...unlock} />
          <ForgottenPin linkState={linkState} onSignIn={canSignIn && !isSigningIn ? choose : undefined} />
        </Stack>
      </Card>
    </>
  )
}
