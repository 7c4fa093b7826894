import { Button } from '@mantine/core'
import { signInWords } from '@second-wind/core/content/clinician-account/sign-in-words'
import { passkeyToSignIn, signInByPasskey } from '../../../server/clinician-auth.ts'
import { isSignedOut } from '../frame/refusal.ts'
import { NoPasskey, showPasskey } from '../../../pwa/passkeys.ts'
import styles from './sign-in.module.css'
import { Trouble } from './trouble.tsx'
import { troubleWords, waitOf } from './trouble-words.ts'
import { useTry } from '../../../ui/use-try.ts'

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
