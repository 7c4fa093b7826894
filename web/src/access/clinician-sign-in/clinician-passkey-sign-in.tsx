import { Button } from '@mantine/core'
import { NoPasskey, showPasskey } from '../../data/pwa/passkeys.ts'
import { isSignedOut } from '../../data/server/access-errors.ts'
import { fetchSignInPasskeyOptions, signInByPasskey } from '../../data/server/clinician/clinician-auth.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { ErrorText } from './error-text.tsx'
import { serverErrorMessage, retryAfterSeconds } from './server-error-message.ts'
import { signInWords } from './sign-in-words.ts'
import styles from './sign-in.module.css'

const { passkey: words } = signInWords

export function ClinicianPasskeySignIn({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const { attempt, isUnderway, trouble } = useAsyncAction(errorMessage)
  const signIn = () =>
    attempt(async () => {
      await signInByPasskey(await showPasskey(await fetchSignInPasskeyOptions()))
      await onSignedIn()
    })

  return (
    <section className={styles.section} aria-labelledby="with-passkey">
      <h2 id="with-passkey">{words.title}</h2>
      <p>{words.how}</p>
      <ErrorText>{trouble}</ErrorText>
      <Button aria-disabled={isUnderway} onClick={() => void signIn()}>
        {isUnderway ? words.underway : words.go}
      </Button>
    </section>
  )
}

function errorMessage(failure: unknown): string {
  if (failure instanceof NoPasskey) return signInWords.passkeyGone
  if (isSignedOut(failure)) return signInWords.passkeyRefused
  const waitS = retryAfterSeconds(failure)
  return waitS === undefined ? serverErrorMessage(failure, signInWords) : signInWords.slowDown(waitS)
}
