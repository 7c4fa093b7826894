import '@mantine/core/styles/Input.layer.css'
import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type MessageTemplate, templateTitle } from '@second-wind/core/care/contract/message-templates'
import { saveMessageTemplate } from '../../data/server/clinician/message-templates.ts'
import { describeFailure } from '../../data/server/describe-failure.ts'
import { ErrorText, fieldError } from '../../ui/feedback/error-text.tsx'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { useFocusOnce } from '../../ui/hooks/use-focus-once.ts'
import { checkMessageText, countCharacters } from './check-message-text.ts'
import { templateWords as words } from './template-words.ts'
import fieldStyles from '../../ui/form/field.module.css'
import styles from './templates.module.css'

type Props = { template: MessageTemplate; onSaved: (outcome: string) => void; onCancel: () => void }

export function TemplateForm({ template, onSaved, onCancel }: Props) {
  const { id, title, text, version } = template
  const form = useForm({
    initialValues: { title, text },
    validate: {
      title: (typed) => (templateTitle.safeParse(typed).success ? null : words.nameMissing),
      text: (typed) => checkMessageText(typed).error ?? null,
    },
  })
  // The button that opened the form is gone.
  const first = useFocusOnce<HTMLInputElement>()
  const { attempt, isPending, error } = useAsyncAction((failure) =>
    describeFailure(failure, { 409: words.hasChanged, otherwise: words.notSaved }),
  )
  const save = form.onSubmit(
    (typed) =>
      void attempt(async () => {
        const saved = await saveMessageTemplate(id, { ...typed, version })
        onSaved(words.saved(saved.title))
      }),
  )
  const props = (field: 'title' | 'text') => {
    const { error: wrong, ...input } = form.getInputProps(field)
    return { ...input, error: fieldError(wrong) }
  }
  return (
    <form noValidate className={styles.item} onSubmit={save}>
      <TextInput ref={first} className={fieldStyles.field} label={words.name} {...props('title')} />
      <Textarea
        className={fieldStyles.field}
        label={words.text}
        description={`${words.textHint} ${countCharacters(form.values.text)}.`}
        rows={5}
        {...props('text')}
      />
      <Group gap="xs" align="stretch">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? words.saving : words.save}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {words.no}
        </Button>
      </Group>
      <ErrorText>{error}</ErrorText>
    </form>
  )
}
