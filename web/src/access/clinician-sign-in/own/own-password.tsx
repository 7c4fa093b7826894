import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { changePassword } from '../../../data/server/clinician/clinician-sign-in-settings.ts'
import { HttpError } from '../../../data/server/http-error.ts'
import { getRefusedFields } from '../../../data/server/refused-fields.ts'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { enrolWords } from '../enrol/enrol-words.ts'
import { ErrorText } from '../error-text.tsx'
import { SecretField } from '../fields.tsx'
import { passwordTooShort } from '../password-too-short.ts'
import { changeErrorMessage } from './change-error-message.ts'
import { OwnSection } from './own-section.tsx'
import { SaveOrCancel } from './save-or-cancel.tsx'
import { signInMethodsWords } from './sign-in-methods-words.ts'
import type { MakeChange } from './use-own-sign-in.ts'
import styles from '../your-sign-in.module.css'

type Props = { username: string; change: MakeChange }

const { password: words } = signInMethodsWords

export function OwnPassword({ username, change }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <OwnSection title={words.title}>
      <p>{words.how}</p>
      {isOpen ? (
        <ChangePassword username={username} change={change} onClose={() => setIsOpen(false)} />
      ) : (
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          {words.open}
        </Button>
      )}
    </OwnSection>
  )
}

function ChangePassword({ username, change, onClose }: Props & { onClose: () => void }) {
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState<{ current?: string; password?: string }>({})
  const { attempt, isUnderway, trouble } = useAsyncAction(changeErrorMessage)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const tooShort = passwordTooShort(password)
    if (tooShort !== undefined) return setRefused({ password: tooShort })
    setRefused({})
    void attempt(async () => {
      try {
        await change(() => changePassword({ current, password }), words.done)
        onClose()
      } catch (failure) {
        const wrong = refusalOf(failure)
        if (!wrong) throw failure
        setRefused(wrong)
      }
    })
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      {/* Out of sight: a password manager keeps the name together with the password. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <SecretField
        label={words.current}
        value={current}
        onChange={setCurrent}
        autoComplete="current-password"
        error={refused.current}
      />
      <SecretField
        label={enrolWords.password.password}
        hint={enrolWords.password.hint}
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        error={refused.password}
      />
      <ErrorText>{trouble}</ErrorText>
      <SaveOrCancel words={words} isUnderway={isUnderway} onCancel={onClose} />
    </form>
  )
}

/** What the server says of either field; undefined when it was something else. */
function refusalOf(failure: unknown): { current?: string; password?: string } | undefined {
  const { password } = getRefusedFields(failure)
  if (password !== undefined) return { password }
  return failure instanceof HttpError && failure.code === 'forbidden'
    ? { current: words.currentWrong }
    : undefined
}
