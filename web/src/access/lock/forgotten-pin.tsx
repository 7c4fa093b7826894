import { forgottenWords, lockWords } from '@second-wind/core/content/lock/lock-words'
import { signInInsteadWords } from './sign-in-instead-words.ts'
import { Button } from '@mantine/core'
import { ResetPhone } from './reset-phone.tsx'
import type { PhoneLinkState } from './use-phone-link-state.ts'
import styles from './forgotten-pin.module.css'

type Props = { kind: PhoneLinkState | undefined; onSignIn: (() => void) | undefined }

/** The ways out for somebody without the PIN: signing in, where that can be, and an empty phone. */
export function ForgottenPin({ kind, onSignIn }: Props) {
  return (
    <details className={styles.forgotten}>
      <summary>{lockWords.forgotten}</summary>
      <div className={styles.body}>
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
      </div>
    </details>
  )
}
