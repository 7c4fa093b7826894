import { Button } from '@mantine/core'
import { showPasskey } from '../../data/pwa/passkeys.ts'
import { fetchSignInPasskeyOptions, signInByPasskey } from '../../data/server/clinician/clinician-auth.ts'
import { describeFailure } from '../../data/server/describe-failure.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { ErrorText } from './error-text.tsx'
import { signInFailureTexts, signInWords } from './sign-in-words.ts'
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

const errorMessage = (failure: unknown): string =>
  describeFailure(failure, {
    ...signInFailureTexts,
    NoPasskey: signInWords.passkeyGone,
    401: signInWords.passkeyRefused,
  })
