import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { signInByPassword } from '../../data/server/clinician/clinician-auth.ts'
import { describeFailure } from '../../data/server/describe-failure.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { ErrorText } from './error-text.tsx'
import { PlainField, SecretField } from './fields.tsx'
import { signInFailureTexts, signInWords } from './sign-in-words.ts'
import styles from './sign-in.module.css'

type Props = {
  onSignedIn: () => Promise<void>
  /** For whose passkey is lost: no password, and a recovery code for the code. */
  isRecovery?: boolean
}

export function PasswordSignIn({ onSignedIn, isRecovery = false }: Props) {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { attempt, isUnderway, trouble } = useAsyncAction(errorMessage)
  const own = isRecovery ? signInWords.recovery : signInWords.password

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      await signInByPassword({ username, password, code })
      await onSignedIn()
    })
  }

  return (
    <section className={styles.section} aria-labelledby="with-password">
      <h2 id="with-password">{own.title}</h2>
      {isRecovery && <p>{signInWords.recovery.how}</p>}
      <form onSubmit={submit}>
        <PlainField
          label={signInWords.password.username}
          value={username}
          onChange={setUsername}
          autoComplete="username"
          required
        />
        {!isRecovery && (
          <SecretField
            label={signInWords.password.password}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
          />
        )}
        <PlainField
          label={own.code}
          hint={isRecovery ? undefined : signInWords.password.codeHint}
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
          required
        />
        <ErrorText>{trouble}</ErrorText>
        <Button type="submit" variant="outline" aria-disabled={isUnderway}>
          {isUnderway ? signInWords.password.underway : own.go}
        </Button>
      </form>
      {isRecovery && <p>{signInWords.recovery.none}</p>}
    </section>
  )
}

const errorMessage = (failure: unknown): string =>
  describeFailure(failure, { ...signInFailureTexts, 401: signInWords.refused })
