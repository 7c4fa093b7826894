import { Button } from '@mantine/core'
import { enrolWords } from '@second-wind/core/content/clinician-account/enrol-words'
import { enrolPasskey, passkeyToEnrol } from '../../../server/clinician-auth.ts'
import { enrolTrouble } from './enrol-trouble.ts'
import { makePasskey, NoPasskey } from '../../../pwa/passkeys.ts'
import styles from './sign-in.module.css'
import { Trouble } from './trouble.tsx'
import { useTry } from '../../../ui/use-try.ts'

type Props = { token: string; onEnrolled: (codes: string[]) => void }

const { passkey: words } = enrolWords

export function EnrolPasskey({ token, onEnrolled }: Props) {
  const { attempt, isUnderway, trouble } = useTry((failure) =>
    failure instanceof NoPasskey ? words.failed : enrolTrouble(failure, words.refused),
  )
  const enrol = () =>
    attempt(async () => {
      const { recoveryCodes } = await enrolPasskey(token, await makePasskey(await passkeyToEnrol(token)))
      onEnrolled(recoveryCodes)
    })

  return (
    <section className={styles.section} aria-labelledby="use-passkey">
      <h2 id="use-passkey">{words.title}</h2>
      <p>{words.how}</p>
      <Trouble>{trouble}</Trouble>
      <Button aria-disabled={isUnderway} onClick={() => void enrol()}>
        {isUnderway ? words.underway : words.go}
      </Button>
    </section>
  )
}
