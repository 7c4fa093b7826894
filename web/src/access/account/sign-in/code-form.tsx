import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { renewDeviceSession } from '../../../data/local/lazy.ts'
import { isUnauthorized } from '../../../data/server/access-errors.ts'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { StepCard } from '../../../ui/primitives/step-card.tsx'
import { signInErrorMessage } from '../account-error-message.ts'
import { signInAgainWords as words } from './sign-in-again-words.ts'
import type { SignInProps } from './sign-in-options.tsx'
import formStyles from '../../../ui/form/form.module.css'

export function CodeForm({ why, isFirst, onSignedIn }: Required<SignInProps>) {
  const form = useForm({
    initialValues: { code: '' },
    clearInputErrorOnChange: false,
    validate: { code: (code) => (code.trim() === '' ? words.code.missing : undefined) },
  })
  const focusField = () => form.getInputNode('code')?.focus()
  const { attempt, isPending, error } = useAsyncAction((failure) => {
    if (!isUnauthorized(failure)) return signInErrorMessage(failure)
    form.setFieldError('code', words.wrong)
    focusField()
    return words.wrong
  })
  const signIn = ({ code }: { code: string }) =>
    void attempt(async () => {
      const { state, recoveryCode } = await renewDeviceSession({ recoveryCode: code.trim() })
      if (state === 'fresh') onSignedIn(recoveryCode)
    })
  return (
    <StepCard title={words.code.title} isFirst={isFirst} error={error === words.wrong ? undefined : error}>
      <p>{why}</p>
      <form onSubmit={form.onSubmit(signIn, focusField)} className={formStyles.form} noValidate>
        <CodeField
          label={words.code.label}
          description={words.code.hint}
          maxLength={60}
          {...form.getInputProps('code')}
        />
        <p>{words.code.once}</p>
        <Button type="submit" color="green" aria-disabled={isPending}>
          {isPending ? words.code.underway : words.code.go}
        </Button>
      </form>
      <p>{words.lost}</p>
    </StepCard>
  )
}
