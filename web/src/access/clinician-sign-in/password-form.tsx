import { Button } from '@mantine/core'
import { type FormErrors, useForm } from '@mantine/form'
import type { EnrolTotpReply } from '@second-wind/core/access/contract/clinician-auth'
import { enrolPassword } from '../../data/server/clinician/clinician-auth.ts'
import { getRefusedFields } from '../../data/server/refused-fields.ts'
import { ErrorText } from '../../ui/feedback/error-text.tsx'
import { showFieldErrors } from '../../ui/form/show-field-errors.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { enrolErrorMessage } from './enrol/enrol-error-message.ts'
import { enrolWords } from './enrol/enrol-words.ts'
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
  const form = useForm({
    initialValues: { password: '', code: '' },
    clearInputErrorOnChange: false,
    validate: { password: passwordTooShort },
  })
  const { attempt, isPending, error } = useAsyncAction((failure) =>
    showFieldErrors(form, refusalOf(failure))
      ? undefined
      : enrolErrorMessage(failure, enrolWords.serverError),
  )
  const submit = form.onSubmit(
    (typed) =>
      void attempt(async () => {
        const { challengeId } = totp
        onEnrolled((await enrolPassword(token, { challengeId, ...typed })).recoveryCodes)
      }),
    (errors) => showFieldErrors(form, errors),
  )

  return (
    <form onSubmit={submit}>
      {/* Hidden: it lets a password manager store the name with the password. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <SecretField
        label={words.password}
        description={words.hint}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <TotpKey totp={totp} field={form.getInputProps('code')} />
      <ErrorText>{error}</ErrorText>
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? words.underway : words.finish}
      </Button>
    </form>
  )
}

/** The server's message for a field; empty for any other failure. */
function refusalOf(failure: unknown): FormErrors {
  const { password, code } = getRefusedFields(failure)
  if (password !== undefined) return { password }
  return code === undefined ? {} : { code: words.codeWrong }
}
