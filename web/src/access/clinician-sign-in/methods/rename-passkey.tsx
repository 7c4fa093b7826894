import { Button, Group } from '@mantine/core'
import { useForm } from '@mantine/form'
import { randomId } from '@mantine/hooks'
import { passkeyLabel } from '@second-wind/core/access/contract/clinician-auth'
import { useState } from 'react'
import { showFieldErrors } from '../../../ui/form/show-field-errors.ts'
import { useFocusOnce } from '../../../ui/hooks/use-focus-once.ts'
import { PlainField } from '../fields.tsx'
import { signInMethodsWords } from './sign-in-methods-words.ts'
import styles from '../sign-in-methods.module.css'

type Props = { label: string; onNamed: (label: string) => void; onCancel: () => void }

const { passkeys: words, cancel } = signInMethodsWords

export function RenamePasskey({ label, onNamed, onCancel }: Props) {
  const formElement = useFocusOnce<HTMLFormElement>()
  // Two passkeys may be renamed at the same time, and a credential id is not a valid form name.
  const [formName] = useState(() => randomId())
  const form = useForm({
    name: formName,
    initialValues: { name: label },
    clearInputErrorOnChange: false,
    validate: { name: (name) => (passkeyLabel.safeParse(name).success ? undefined : words.nameMissing) },
  })
  const submit = form.onSubmit(
    ({ name }) => onNamed(name.trim()),
    (errors) => showFieldErrors(form, errors),
  )
  return (
    <form
      ref={formElement}
      tabIndex={-1}
      aria-label={words.renameWhich(label)}
      className={styles.form}
      onSubmit={submit}
    >
      <PlainField
        label={words.name}
        description={words.nameHint}
        autoComplete="off"
        maxLength={60}
        {...form.getInputProps('name')}
      />
      <Group>
        <Button type="submit">{words.saveName}</Button>
        <Button variant="outline" onClick={onCancel}>
          {cancel}
        </Button>
      </Group>
    </form>
  )
}
