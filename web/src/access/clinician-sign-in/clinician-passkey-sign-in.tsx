import { Button } from '@mantine/core'
import { signInWords } from './sign-in-words.ts'
import { passkeyToSignIn, signInByPasskey } from '../../data/server/clinician/clinician-auth.ts'
import { isSignedOut } from '../../data/server/access-errors.ts'
import { NoPasskey, showPasskey } from '../../data/pwa/passkeys.ts'
import styles from './sign-in.module.css'
import { Trouble } from './error-text.tsx'
import { troubleWords, waitOf } from './server-error-message.ts'
import { useTry } from '../../ui/hooks/use-async-action.ts'

const { passkey: words } = signInWords

export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const { attempt, isUnderway, trouble } = useTry(wordsFor)
  const signIn = () =>
    attempt(async () => {
      await signInByPasskey(await showPasskey(await passkeyToSignIn()))
      await onSignedIn()
    })

  return (
    <section className={styles.section} aria-labelledby="with-passkey">
      <h2 id="with-passkey">{words.title}</h2>
      <p>{words.how}</p>
      <Trouble>{trouble}</Trouble>
      <Button aria-disabled={isUnderway} onClick={() => void signIn()}>
        {isUnderway ? words.underway : words.go}
      </Button>
    </section>
  )
}

function wordsFor(failure: unknown): string {
  if (failure instanceof NoPasskey) return signInWords.passkeyGone
  if (isSignedOut(failure)) return signInWords.passkeyRefused
  const waitS = waitOf(failure)
  return waitS === undefined ? troubleWords(failure, signInWords) : signInWords.slowDown(waitS)
}
