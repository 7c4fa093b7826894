import '@mantine/core/styles/Input.layer.css'
import { Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ownNumberWords as words } from '@second-wind/core/content/self-care/own-number-words'
import {
  ownNumberIds,
  ownNumbers,
  type OwnNumberId,
  type OwnNumbers as Numbers,
} from '@second-wind/core/records/own-numbers'
import { useId, useRef, useState } from 'react'
import { useLocalSave } from '../../data/live/use-local-save.ts'
import { useOwnNumbers } from '../../data/live/use-own-numbers.ts'
import { saveOwnNumbers } from '../../data/local/lazy.ts'
import { useOpenForm } from '../../data/pwa/use-open-form.ts'
import { NotSavedNotice } from '../../ui/feedback/not-saved-notice.tsx'
import { clearToastError, toastError } from '../../ui/feedback/toast.ts'
import { showFieldErrors } from '../../ui/form/show-field-errors.ts'
import { TextButton } from '../../ui/links/text-button.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { OwnCalls } from '../../widgets/own-help.tsx'
import fieldStyles from '../../ui/form/field.module.css'
import styles from './care-screen.module.css'

/** Calls to the person's own GP, nurse and pharmacy, and the form in which their numbers are kept. */
export function OwnNumbers() {
  const numbers = useOwnNumbers()
  const [isEditing, setIsEditing] = useState(false)
  const [result, setResult] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const close = (text: string) => {
    setIsEditing(false)
    setResult(text)
    // The pressed button disappears, so the focus moves to the heading.
    heading.current?.focus()
  }
  if (!numbers) return null
  const hasNumbers = ownNumberIds.some((id) => numbers[id] !== undefined)
  return (
    <section className={styles.section}>
      <Group gap="0 var(--space-3)" align="baseline" justify="space-between">
        <h2 ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        {hasNumbers && !isEditing && (
          <TextButton onClick={() => setIsEditing(true)}>{words.change}</TextButton>
        )}
      </Group>
      <p role="status" hidden={result === ''}>
        {result}
      </p>
      {isEditing ? (
        <NumbersForm numbers={numbers} onSaved={close} onCancel={() => close('')} />
      ) : hasNumbers ? (
        <OwnCalls />
      ) : (
        <AddNumbers onAdd={() => setIsEditing(true)} />
      )}
    </section>
  )
}

/** The button covers the whole row. */
function AddNumbers({ onAdd }: { onAdd: () => void }) {
  const noteId = useId()
  return (
    <div className={styles.add}>
      <div>
        <button type="button" aria-describedby={noteId} onClick={onAdd}>
          {words.add}
        </button>
        <p id={noteId}>{words.none}</p>
      </div>
      <Icon name="next" />
    </div>
  )
}

type FormProps = { numbers: Numbers; onSaved: (result: string) => void; onCancel: () => void }

/** An empty field is no number. To empty them all removes the numbers, and saves nothing when there were none. */
function NumbersForm({ numbers, onSaved, onCancel }: FormProps) {
  const { isSaving, notSaved, save } = useLocalSave()
  const hadNumbers = ownNumberIds.some((id) => numbers[id] !== undefined)
  const form = useForm({
    name: 'own-numbers',
    initialValues: {
      gp: numbers.gp ?? '',
      nurse: numbers.nurse ?? '',
      pharmacy: numbers.pharmacy ?? '',
    },
    clearInputErrorOnChange: false,
    validate: {
      gp: (text, values) => (hadNumbers || !isEmpty(values) ? errorOf('gp')(text) : words.nothingToSave),
      nurse: errorOf('nurse'),
      pharmacy: errorOf('pharmacy'),
    },
  })
  useOpenForm(form.isDirty())
  const submit = form.onSubmit(
    (values) =>
      save(() => saveOwnNumbers(withoutEmpty(values)), {
        onSaved: () => {
          if (notSaved) clearToastError()
          onSaved(isEmpty(values) ? words.removed : words.saved)
        },
        onFailed: () => toastError('Not saved', 'Your numbers could not be saved. Try again.'),
      }),
    (errors) => showFieldErrors(form, errors),
  )
  return (
    <Card>
      <form noValidate onSubmit={submit} className={styles.section}>
        <p>{words.hint}</p>
        {ownNumberIds.map((id) => (
          <TextInput
            key={id}
            type="tel"
            autoComplete="off"
            label={words.labels[id]}
            className={fieldStyles.field ?? ''}
            {...form.getInputProps(id)}
          />
        ))}
        {notSaved && <NotSavedNotice reason={notSaved} what="your numbers" again="save them again" />}
        <Group>
          <Button type="submit" color="green" loading={isSaving}>
            {words.save}
          </Button>
          <TextButton onClick={onCancel}>{words.cancel}</TextButton>
        </Group>
      </form>
    </Card>
  )
}

const errorOf = (id: OwnNumberId) => (text: string) =>
  text.trim() === '' || ownNumbers.shape[id].safeParse(text).success ? undefined : words.invalid

const isEmpty = (values: Record<OwnNumberId, string>) => ownNumberIds.every((id) => values[id].trim() === '')

const withoutEmpty = (values: Record<OwnNumberId, string>): Numbers =>
  ownNumbers.parse(
    Object.fromEntries(
      ownNumberIds.filter((id) => values[id].trim() !== '').map((id) => [id, values[id].trim()]),
    ),
  )
