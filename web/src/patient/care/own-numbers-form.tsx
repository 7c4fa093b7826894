import '@mantine/core/styles/Input.layer.css'
import { Button, Group, TextInput } from '@mantine/core'
import type { FormErrors } from '@mantine/form'
import { ownNumberWords as words } from '@second-wind/core/content/self-care/own-number-words'
import { ownNumberIds, ownNumbers, type OwnNumbers as Numbers } from '@second-wind/core/records/own-numbers'
import { useLocalSave } from '../../data/live/use-local-save.ts'
import { saveOwnNumbers } from '../../data/local/lazy.ts'
import { useOpenForm } from '../../data/pwa/use-open-form.ts'
import { DraftRestoredNotice } from '../../ui/feedback/draft-restored-notice.tsx'
import { NotSavedNotice } from '../../ui/feedback/not-saved-notice.tsx'
import { clearToastError, toastError } from '../../ui/feedback/toast.ts'
import { showFieldErrors } from '../../ui/form/show-field-errors.ts'
import { useDraftForm } from '../../ui/form/use-draft-form.ts'
import { TextButton } from '../../ui/links/text-button.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import {
  deleteNumbersDraft,
  findNumbersDraft,
  type NumbersDraft,
  saveNumbersDraft,
} from './own-number-draft.ts'
import fieldStyles from '../../ui/form/field.module.css'
import styles from './care-screen.module.css'

type Props = { numbers: Numbers; onSaved: (result: string) => void; onCancel: () => void }

/**
 * An empty field is no number. To empty them all removes the numbers, and saves nothing when there were none. What is
 * typed is kept as a draft until it is saved or cancelled.
 */
export function NumbersForm({ numbers, onSaved, onCancel }: Props) {
  const { isSaving, notSaved, save } = useLocalSave()
  const hadNumbers = ownNumberIds.some((id) => numbers[id] !== undefined)
  const { form, wasRestored, startAgain } = useDraftForm<NumbersDraft>({
    name: 'own-numbers',
    initialValues: {
      gp: numbers.gp ?? '',
      nurse: numbers.nurse ?? '',
      pharmacy: numbers.pharmacy ?? '',
    },
    validate: (values) =>
      isEmpty(values) && !hadNumbers ? { gp: words.nothingToSave } : invalidNumbers(values),
    keep: saveNumbersDraft,
    find: findNumbersDraft,
    drop: deleteNumbersDraft,
  })
  useOpenForm(form.isDirty())
  const submit = form.onSubmit(
    (values) =>
      save(() => saveOwnNumbers(withoutEmpty(values)), {
        onSaved: () => {
          startAgain()
          if (notSaved) clearToastError()
          onSaved(isEmpty(values) ? words.removed : words.saved)
        },
        onFailed: () => toastError('Not saved', 'Your numbers could not be saved. Try again.'),
      }),
    (errors) => showFieldErrors(form, errors),
  )
  const cancel = () => {
    startAgain()
    onCancel()
  }
  return (
    <Card>
      <form noValidate onSubmit={submit} className={styles.section}>
        <p>{words.hint}</p>
        {wasRestored && <DraftRestoredNotice onStartAgain={startAgain}>{words.kept}</DraftRestoredNotice>}
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
          <TextButton onClick={cancel}>{words.cancel}</TextButton>
        </Group>
      </form>
    </Card>
  )
}

const invalidNumbers = (values: NumbersDraft): FormErrors =>
  Object.fromEntries(
    ownNumberIds
      .filter((id) => values[id].trim() !== '' && !ownNumbers.shape[id].safeParse(values[id]).success)
      .map((id) => [id, words.invalid]),
  )

const isEmpty = (values: NumbersDraft) => ownNumberIds.every((id) => values[id].trim() === '')

const withoutEmpty = (values: NumbersDraft): Numbers =>
  ownNumbers.parse(
    Object.fromEntries(
      ownNumberIds.filter((id) => values[id].trim() !== '').map((id) => [id, values[id].trim()]),
    ),
  )
