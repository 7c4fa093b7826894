import { Button } from '@mantine/core'
import { type FormErrors, useForm } from '@mantine/form'
import type { EnrolTotpReply } from '@second-wind/core/access/contract/clinician-auth'
import { useState } from 'react'
import { changeTotp, requestTotpChange } from '../../../data/server/clinician/clinician-sign-in-methods.ts'
import { getRefusedFields } from '../../../data/server/refused-fields.ts'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { showFieldErrors } from '../../../ui/form/show-field-errors.ts'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { enrolWords } from '../enrol/enrol-words.ts'
import { TotpKey } from '../totp-key.tsx'
import { changeErrorMessage } from './change-error-message.ts'
import { SaveOrCancel } from './save-or-cancel.tsx'
import { SignInMethodSection } from './sign-in-method-section.tsx'
import { signInMethodsWords } from './sign-in-methods-words.ts'
import type { MakeChange } from './use-sign-in-methods.ts'
import styles from '../sign-in-methods.module.css'

const { authenticator: words } = signInMethodsWords

export function OwnAuthenticator({ change }: { change: MakeChange }) {
  const [totp, setTotp] = useState<EnrolTotpReply>()
  const { attempt, isPending, error } = useAsyncAction(changeErrorMessage)
  const start = () => attempt(async () => setTotp(await change(requestTotpChange)))

  return (
    <SignInMethodSection title={words.title}>
      <p>{words.how}</p>
      <ErrorText>{error}</ErrorText>
      {totp ? (
        <ChangeAuthenticator totp={totp} change={change} onClose={() => setTotp(undefined)} />
      ) : (
        <Button variant="outline" aria-disabled={isPending} onClick={() => void start()}>
          {words.open}
        </Button>
      )}
    </SignInMethodSection>
  )
}

type Props = { totp: EnrolTotpReply; change: MakeChange; onClose: () => void }

function ChangeAuthenticator({ totp, change, onClose }: Props) {
  const form = useForm({
    name: 'authenticator',
    initialValues: { code: '' },
    clearInputErrorOnChange: false,
  })
  const { attempt, isPending, error } = useAsyncAction((failure) =>
    showFieldErrors(form, refusalOf(failure)) ? undefined : changeErrorMessage(failure),
  )
  const submit = form.onSubmit(
    ({ code }) =>
      void attempt(async () => {
        await change(() => changeTotp({ challengeId: totp.challengeId, code }), words.done)
        onClose()
      }),
  )

  return (
    <form className={styles.form} onSubmit={submit}>
      <TotpKey totp={totp} field={form.getInputProps('code')} />
      <ErrorText>{error}</ErrorText>
      <SaveOrCancel words={words} isPending={isPending} onCancel={onClose} />
    </form>
  )
}

const refusalOf = (failure: unknown): FormErrors =>
  getRefusedFields(failure).code === undefined ? {} : { code: enrolWords.password.codeWrong }
