import { Button, Stack } from '@mantine/core'
import { forgottenWords, lockWords } from '@second-wind/core/content/lock/lock-words'
import { Card } from '../../ui/primitives/card.tsx'
import { ResetPhone } from './reset-phone.tsx'
import { signInInsteadWords } from './sign-in-instead-words.ts'
import { NewRecoveryCodeStep, type SignInComponent, SignInToUnlock } from './sign-in-to-unlock.tsx'
import { UnlockForm } from './unlock-form.tsx'
import { type PhoneLinkState, usePhoneLinkState } from './use-phone-link-state.ts'
import { useSignInToUnlock } from './use-sign-in-to-unlock.ts'
import { useUnlock } from './use-unlock.ts'
import styles from './forgotten-pin.module.css'

/** The PIN and, on a linked phone, a sign-in instead; after many wrong PINs the sign-in comes first. */
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

type Props = { kind: PhoneLinkState | undefined; onSignIn: (() => void) | undefined }

/** For a person without the PIN: sign in where possible, or empty the phone. */
function ForgottenPin({ kind, onSignIn }: Props) {
  return (
    <details className={styles.forgotten}>
      <summary>{lockWords.forgotten}</summary>
      <Stack align="flex-start">
        {onSignIn && (
          <>
            <p>{signInInsteadWords.offer}</p>
            <Button color="green" onClick={onSignIn}>
              {signInInsteadWords.go}
            </Button>
          </>
        )}
        {kind === 'signed-out' && <p>{signInInsteadWords.revoked}</p>}
        {kind && forgottenWords.about[kind].map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        <ResetPhone kind={kind} />
      </Stack>
    </details>
  )
}
