import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { eraseWord } from '@second-wind/core/rights/erase'
import { type FormEvent, useState } from 'react'
import { wipeDevice } from '../../../data/local/lazy.ts'
import { eraseAccount } from '../../../data/server/patient/export-and-erase.ts'
import { useFocusOnce } from '../../../ui/hooks/use-focus-once.ts'
import { accountErrorMessage } from '../account-error-message.ts'
import { AccountError } from '../account-error.tsx'
import { redirectToEmptiedScreen } from '../lost/redirect-to-emptied-screen.ts'
import { useAccountAction } from '../use-account-action.ts'
import { ownDataWords } from './own-data-words.ts'
import fieldStyles from '../../../ui/form/field.module.css'
import formStyles from '../../../ui/form/form.module.css'

const { erase: words } = ownDataWords

/** A word to type, so that nobody erases by a slip. */
export function EraseForm({ onKeep }: { onKeep: () => void }) {
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const field = useFocusOnce<HTMLInputElement>()
  const { attempt, isUnderway, trouble } = useAccountAction(accountErrorMessage)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isOther = typed.trim() !== eraseWord
    setIsWrong(isOther)
    if (isOther) return field.current?.focus()
    void attempt(async () => {
      await eraseAccount()
      // The browser may be deleting the same at this moment, because the server's answer told it to.
      await wipeDevice('erased').catch(() => undefined)
      redirectToEmptiedScreen()
    })
  }
  return (
    <form onSubmit={submit} className={formStyles.form} noValidate>
      <TextInput
        ref={field}
        label={words.label(eraseWord)}
        className={`${fieldStyles.field} ${formStyles.field}`}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={isWrong && <span role="alert">{words.wrong(eraseWord)}</span>}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {trouble && <AccountError {...trouble} />}
      <div className={formStyles.buttons}>
        <Button type="submit" color="red" aria-disabled={isUnderway}>
          {isUnderway ? words.underway : words.yes}
        </Button>
        <Button variant="outline" onClick={onKeep}>
          {words.no}
        </Button>
      </div>
    </form>
  )
}
