import { Button } from '@mantine/core'
import type { EnrolTotpReply } from '@second-wind/core/access/contract/clinician-auth'
import { useState } from 'react'
import { requestTotpEnrolment } from '../../../data/server/clinician/clinician-auth.ts'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { PasswordForm } from '../password-form.tsx'
import { enrolErrorMessage } from './enrol-error-message.ts'
import { enrolWords } from './enrol-words.ts'
import styles from '../sign-in.module.css'

type Props = { token: string; username: string; onEnrolled: (codes: string[]) => void }

const { password: words } = enrolWords

/** Less secure than a passkey, so it opens behind a button. */
export function EnrolPassword({ token, username, onEnrolled }: Props) {
  const [totp, setTotp] = useState<EnrolTotpReply>()
  const { attempt, isPending, error } = useAsyncAction((failure) =>
    enrolErrorMessage(failure, enrolWords.serverError),
  )

  return (
    <section className={styles.section} aria-labelledby="use-password">
      <h2 id="use-password">{words.title}</h2>
      <p>{words.how}</p>
      <ErrorText>{error}</ErrorText>
      {totp ? (
        <PasswordForm token={token} username={username} totp={totp} onEnrolled={onEnrolled} />
      ) : (
        <Button
          variant="outline"
          aria-disabled={isPending}
          onClick={() => void attempt(async () => setTotp(await requestTotpEnrolment(token)))}
        >
          {words.go}
        </Button>
      )}
    </section>
  )
}
