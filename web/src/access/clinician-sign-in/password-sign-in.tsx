import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useRef } from 'react'
import { signInByPassword } from '../../data/server/clinician/clinician-auth.ts'
import { describeFailure } from '../../data/server/describe-failure.ts'
import { ErrorText } from '../../ui/feedback/error-text.tsx'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { PlainField, SecretField } from './fields.tsx'
import { signInFailureTexts, signInWords } from './sign-in-words.ts'
import styles from './sign-in.module.css'

type Props = {
  onSignedIn: () => Promise<void>
  /** For a clinician who has lost their passkey: no password, and a recovery code instead of an authenticator code. */
  isRecovery?: boolean
}

export function PasswordSignIn({ onSignedIn, isRecovery = false }: Props) {
  // The button that opened this form is gone.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  const form = useForm({ initialValues: { username: '', password: '', code: '' } })
  const { attempt, isPending, error } = useAsyncAction(errorMessage)
  const own = isRecovery ? signInWords.recovery : signInWords.password

  const submit = form.onSubmit(
    (typed) =>
      void attempt(async () => {
        await signInByPassword(typed)
        await onSignedIn()
      }),
  )

  return (
    <section className={styles.section} aria-labelledby="with-password">
      <h2 id="with-password" ref={heading} tabIndex={-1}>
        {own.title}
      </h2>
      {isRecovery && <p>{signInWords.recovery.how}</p>}
      <form onSubmit={submit}>
        <PlainField
          label={signInWords.password.username}
          autoComplete="username"
          required
          {...form.getInputProps('username')}
        />
        {!isRecovery && (
          <SecretField
            label={signInWords.password.password}
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
        )}
        <PlainField
          label={own.code}
          description={isRecovery ? undefined : signInWords.password.codeHint}
          autoComplete="one-time-code"
          required
          {...form.getInputProps('code')}
        />
        <ErrorText>{error}</ErrorText>
        <Button type="submit" variant="outline" aria-disabled={isPending}>
          {isPending ? signInWords.password.underway : own.go}
        </Button>
      </form>
      {isRecovery && <p>{signInWords.recovery.none}</p>}
    </section>
  )
}

const errorMessage = (failure: unknown): string =>
  describeFailure(failure, { ...signInFailureTexts, 401: signInWords.refused })
