import type { GetInputPropsReturnType } from '@mantine/form'
import type { EnrolTotpReply } from '@second-wind/core/access/contract/clinician-auth'
import { QrCode } from '../../ui/codes/qr-code.tsx'
import { enrolWords } from './enrol/enrol-words.ts'
import { PlainField } from './fields.tsx'
import styles from './sign-in.module.css'

type Props = { totp: EnrolTotpReply; field: GetInputPropsReturnType }

const { password: words } = enrolWords

/** The key for an authenticator app, and the first code as proof that the app has it. */
export function TotpKey({ totp: { secret, uri }, field }: Props) {
  return (
    <>
      <div className={styles.section}>
        <p>
          <strong>{words.secret}</strong>
          <br />
          {words.secretHint}
        </p>
        <QrCode text={uri} label={words.qr} />
        <p>{words.orType}</p>
        <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <a href={uri}>{words.link}</a>
      </div>
      <PlainField
        label={words.code}
        description={words.codeHint}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        {...field}
      />
    </>
  )
}
