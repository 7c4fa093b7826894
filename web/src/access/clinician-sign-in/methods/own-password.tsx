import { Button } from '@mantine/core'
import { type FormErrors, useForm } from '@mantine/form'
import { useState } from 'react'
import { changePassword } from '../../../data/server/clinician/clinician-sign-in-methods.ts'
import { HttpError } from '../../../data/server/http-error.ts'
import { getRefusedFields } from '../../../data/server/refused-fields.ts'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { showFieldErrors } from '../../../ui/form/show-field-errors.ts'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { enrolWords } from '../enrol/enrol-words.ts'
import { SecretField } from '../fields.tsx'
import { passwordTooShort } from '../password-too-short.ts'
import { changeErrorMessage } from './change-error-message.ts'
import { SaveOrCancel } from './save-or-cancel.tsx'
import { SignInMethodSection } from './sign-in-method-section.tsx'
import { signInMethodsWords } from './sign-in-methods-words.ts'
import type { MakeChange } from './use-sign-in-methods.ts'
import styles from '../sign-in-methods.module.css'

type Props = { username: string; change: MakeChange }

const { password: words } = signInMethodsWords

export function OwnPassword({ username, change }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SignInMethodSection title={words.title}>
      <p>{words.how}</p>
      {isOpen ? (
        <ChangePassword username={username} change={change} onClose={() => setIsOpen(false)} />
      ) : (
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          {words.open}
        </Button>
      )}
    </SignInMethodSection>
  )
}

function ChangePassword({ username, change, onClose }: Props & { onClose: () => void }) {
  const form = useForm({
    name: 'own-password',
    initialValues: { current: '', password: '' },
    clearInputErrorOnChange: false,
    validate: { password: passwordTooShort },
  })
  const { attempt, isPending, error } = useAsyncAction((failure) =>
    showFieldErrors(form, refusalOf(failure)) ? undefined : changeErrorMessage(failure),
  )
  const submit = form.onSubmit(
    (typed) =>
      void attempt(async () => {
        await change(() => changePassword(typed), words.done)
        onClose()
      }),
    (errors) => showFieldErrors(form, errors),
  )

  return (
    <form className={styles.form} onSubmit={submit}>
      {/* Hidden: it lets a password manager store the name with the password. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <SecretField label={words.current} autoComplete="current-password" {...form.getInputProps('current')} />
      <SecretField
        label={enrolWords.password.password}
        description={enrolWords.password.hint}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <ErrorText>{error}</ErrorText>
      <SaveOrCancel words={words} isPending={isPending} onCancel={onClose} />
    </form>
  )
}

/** The server's message for a field; empty for any other failure. */
function refusalOf(failure: unknown): FormErrors {
  const { password } = getRefusedFields(failure)
  if (password !== undefined) return { password }
  return failure instanceof HttpError && failure.code === 'forbidden' ? { current: words.currentWrong } : {}
}
