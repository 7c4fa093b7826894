import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { renewDeviceSession } from '../../../data/local/lazy.ts'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { StepCard } from '../../../ui/primitives/step-card.tsx'
import { isUnauthorized, signInErrorMessage } from '../account-error-message.ts'
import { signInAgainWords as words } from './sign-in-again-words.ts'
import type { SignInProps } from './sign-in-options.tsx'
import fieldStyles from '../../../ui/form/field.module.css'
import formStyles from '../../../ui/form/form.module.css'

export function CodeForm({ why, isFirst, onSignedIn }: Required<SignInProps>) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const [isWrong, setIsWrong] = useState(false)
  const { attempt, isUnderway, trouble } = useAsyncAction((failure) => {
    setIsWrong(isUnauthorized(failure))
    if (!isUnauthorized(failure)) return signInErrorMessage(failure)
    field.current?.focus()
    return words.wrong
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = code.trim() === ''
    setIsMissing(isEmpty)
    if (isEmpty) return field.current?.focus()
    void attempt(async () => {
      const { state, recoveryCode } = await renewDeviceSession({ recoveryCode: code.trim() })
      if (state === 'fresh') onSignedIn(recoveryCode)
    })
  }
  // Said of what was typed, where it was typed.
  const error = isMissing ? words.code.missing : isWrong ? trouble : undefined
  return (
    <StepCard title={words.code.title} isFirst={isFirst} trouble={isWrong ? undefined : trouble}>
      <p>{why}</p>
      <form onSubmit={submit} className={formStyles.form} noValidate>
        <TextInput
          ref={field}
          label={words.code.label}
          description={words.code.hint}
          className={`${fieldStyles.field} ${formStyles.field}`}
          value={code}
          maxLength={60}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={error !== undefined && <span role="alert">{error}</span>}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <p>{words.code.once}</p>
        <Button type="submit" color="green" aria-disabled={isUnderway}>
          {isUnderway ? words.code.underway : words.code.go}
        </Button>
      </form>
      <p>{words.lost}</p>
    </StepCard>
  )
}
