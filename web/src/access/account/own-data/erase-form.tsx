import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { eraseWord } from '@second-wind/core/rights/erase'
import { wipeDevice } from '../../../data/local/lazy.ts'
import { eraseAccount } from '../../../data/server/patient/export-and-erase.ts'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { useFocusOnce } from '../../../ui/hooks/use-focus-once.ts'
import { accountErrorMessage } from '../account-error-message.ts'
import { AccountError } from '../account-error.tsx'
import { redirectToWipedScreen } from '../lost/redirect-to-wiped-screen.ts'
import { useAccountAction } from '../use-account-action.ts'
import { ownDataWords } from './own-data-words.ts'
import formStyles from '../../../ui/form/form.module.css'

const { erase: words } = ownDataWords

/** The person types a word to confirm, so that a slip cannot erase the account. */
export function EraseForm({ onKeep }: { onKeep: () => void }) {
  const field = useFocusOnce<HTMLInputElement>()
  const { attempt, isPending, error } = useAccountAction(accountErrorMessage)
  const form = useForm({
    initialValues: { word: '' },
    clearInputErrorOnChange: false,
    validate: { word: (word) => (word.trim() === eraseWord ? undefined : words.wrong(eraseWord)) },
  })
  const erase = () =>
    void attempt(async () => {
      await eraseAccount()
      // The response's Clear-Site-Data header may make the browser delete the same data at the same time.
      await wipeDevice('erased').catch(() => undefined)
      redirectToWipedScreen()
    })
  return (
    <form
      onSubmit={form.onSubmit(erase, () => form.getInputNode('word')?.focus())}
      className={formStyles.form}
      noValidate
    >
      <CodeField ref={field} label={words.label(eraseWord)} {...form.getInputProps('word')} />
      {error && <AccountError {...error} />}
      <div className={formStyles.buttons}>
        <Button type="submit" color="red" aria-disabled={isPending}>
          {isPending ? words.underway : words.yes}
        </Button>
        <Button variant="outline" onClick={onKeep}>
          {words.no}
        </Button>
      </div>
    </form>
  )
}
