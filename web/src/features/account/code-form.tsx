import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { signInAgainWords as words } from '@second-wind/core/content/account/sign-in-again-words'
import { type FormEvent, useState } from 'react'
import { signInAgain } from '../../local/inner-door.ts'
import fieldStyles from '../../ui/field.module.css'
import { Step } from '../../ui/step.tsx'
import { useTry } from '../../ui/use-try.ts'
import formStyles from '../../ui/form.module.css'
import { isRefused, signInTrouble } from './trouble-words.ts'
import type { SignInProps } from './ways-to-sign-in.tsx'

export function CodeForm({ why, isFirst, onSignedIn }: Required<SignInProps>) {
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { attempt, isUnderway, trouble } = useTry((failure) =>
    isRefused(failure) ? words.wrong : signInTrouble(failure),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(code.trim() === '')
    if (code.trim() === '') return
    void attempt(async () => {
      const { state, recoveryCode } = await signInAgain({ recoveryCode: code.trim() })
      if (state === 'fresh') onSignedIn(recoveryCode)
    })
  }
  return (
    <Step title={words.code.title} isFirst={isFirst} trouble={trouble}>
      <p>{why}</p>
      <form onSubmit={submit} className={formStyles.form} noValidate>
        <TextInput
          label={words.code.label}
          description={words.code.hint}
          className={`${fieldStyles.field} ${formStyles.field}`}
          value={code}
          maxLength={60}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={isMissing && <span role="alert">{words.code.missing}</span>}
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
    </Step>
  )
}
