import { Button, Group } from '@mantine/core'
import type { MessageTemplate } from '@second-wind/core/care/contract/message-templates'
import { useState } from 'react'
import { removeMessageTemplate } from '../../data/server/clinician/message-templates.ts'
import { describeFailure } from '../../data/server/describe-failure.ts'
import { Confirm } from '../../ui/feedback/confirm.tsx'
import { ErrorText } from '../../ui/feedback/error-text.tsx'
import { formatDayAndTime } from '../../ui/format/format-time.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { TemplateForm } from './template-form.tsx'
import { templateWords as words } from './template-words.ts'
import styles from './templates.module.css'

type Props = {
  template: MessageTemplate
  /** Reads the list again and shows the outcome. */
  onFinish: (outcome: string) => void
}

/** One template with its buttons; editing and the question before removing open in its place. */
export function TemplateItem({ template, onFinish }: Props) {
  const { id, title, text, editedBy, editedAt } = template
  const now = useNow()
  const [open, setOpen] = useState<'edit' | 'remove'>()
  const { attempt, error } = useAsyncAction((failure) =>
    describeFailure(failure, { 409: words.hasChanged, otherwise: words.notSaved }),
  )
  const finish = (outcome: string) => {
    setOpen(undefined)
    onFinish(outcome)
  }
  const remove = () =>
    void attempt(async () => {
      await removeMessageTemplate(template)
      finish(words.removed(title))
    })
  if (open === 'edit')
    return <TemplateForm template={template} onSaved={finish} onCancel={() => finish('')} />
  return (
    <article className={styles.item} aria-labelledby={`template-${id}`}>
      <h2 id={`template-${id}`}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <p className={styles.quiet}>
        {editedBy !== null && editedAt !== null
          ? words.editedBy(editedBy, formatDayAndTime(Date.parse(editedAt), now))
          : words.cameWithApp}
      </p>
      {open === 'remove' ? (
        <Confirm
          question={words.removeQuestion(title)}
          text={words.removeNote}
          yes={words.removeYes}
          no={words.no}
          color="red"
          onYes={remove}
          onNo={() => setOpen(undefined)}
        />
      ) : (
        <Group gap="xs" align="stretch">
          <Button variant="outline" aria-describedby={`template-${id}`} onClick={() => setOpen('edit')}>
            {words.edit}
          </Button>
          <Button
            variant="subtle"
            color="red"
            aria-describedby={`template-${id}`}
            onClick={() => setOpen('remove')}
          >
            {words.remove}
          </Button>
        </Group>
      )}
      <ErrorText>{error}</ErrorText>
    </article>
  )
}
