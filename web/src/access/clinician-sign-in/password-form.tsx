import { Button } from '@mantine/core'
import type { EnrolTotpReply } from '@second-wind/core/access/contract/clinician-auth'
import { type FormEvent, useState } from 'react'
import { enrolPassword } from '../../data/server/clinician/clinician-auth.ts'
import { getRefusedFields } from '../../data/server/refused-fields.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { enrolErrorMessage } from './enrol/enrol-error-message.ts'
import { enrolWords } from './enrol/enrol-words.ts'
import { ErrorText } from './error-text.tsx'
import { SecretField } from './fields.tsx'
import { passwordTooShort } from './password-too-short.ts'
import { TotpKey } from './totp-key.tsx'

type Props = {
  token: string
  username: string
  totp: EnrolTotpReply
  onEnrolled: (codes: string[]) => void
}

const { password: words } = enrolWords

export function PasswordForm({ token, username, totp, onEnrolled }: Props) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState<{ password?: string; code?: string }>({})
  const { attempt, isUnderway, trouble } = useAsyncAction((failure) =>
    enrolErrorMessage(failure, enrolWords.trouble),
  )

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const tooShort = passwordTooShort(password)
    if (tooShort !== undefined) return setRefused({ password: tooShort })
    setRefused({})
    void attempt(async () => {
      try {
        const { challengeId } = totp
        onEnrolled((await enrolPassword(token, { challengeId, password, code })).recoveryCodes)
      } catch (failure) {
        const wrong = refusalOf(failure)
        if (!wrong) throw failure
        setRefused(wrong)
      }
    })
  }

  return (
    <form onSubmit={submit}>
      {/* Out of sight: a password manager keeps the name together with the password. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <SecretField
        label={words.password}
        hint={words.hint}
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        error={refused.password}
      />
      <TotpKey totp={totp} code={code} onCode={setCode} error={refused.code} />
      <ErrorText>{trouble}</ErrorText>
      <Button type="submit" aria-disabled={isUnderway}>
        {isUnderway ? words.underway : words.finish}
      </Button>
    </form>
  )
}

/** What the server says of either field; undefined when it was something else. */
function refusalOf(failure: unknown): { password?: string; code?: string } | undefined {
  const { password, code } = getRefusedFields(failure)
  if (password !== undefined) return { password }
  return code === undefined ? undefined : { code: words.codeWrong }
}
