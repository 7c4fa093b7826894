import { Button } from '@mantine/core'
import { createPasskey } from '../../../data/pwa/passkeys.ts'
import { enrolPasskey, fetchEnrolmentPasskeyOptions } from '../../../data/server/clinician/clinician-auth.ts'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { enrolErrorMessage } from './enrol-error-message.ts'
import { enrolWords } from './enrol-words.ts'
import styles from '../sign-in.module.css'

type Props = { token: string; onEnrolled: (codes: string[]) => void }

const { passkey: words } = enrolWords

export function EnrolPasskey({ token, onEnrolled }: Props) {
  const { attempt, isPending, error } = useAsyncAction((failure) => enrolErrorMessage(failure, words.refused))
  const enrol = () =>
    attempt(async () => {
      const { recoveryCodes } = await enrolPasskey(
        token,
        await createPasskey(await fetchEnrolmentPasskeyOptions(token)),
      )
      onEnrolled(recoveryCodes)
    })

  return (
    <section className={styles.section} aria-labelledby="use-passkey">
      <h2 id="use-passkey">{words.title}</h2>
      <p>{words.how}</p>
      <ErrorText>{error}</ErrorText>
      <Button aria-disabled={isPending} onClick={() => void enrol()}>
        {isPending ? words.underway : words.go}
      </Button>
    </section>
  )
}
