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
import { TextButton } from '../../ui/links/text-button.tsx'
import { TemplateForm } from './template-form.tsx'
import { templateWords as words } from './template-words.ts'
import styles from './templates.module.css'

type Props = {
  template: MessageTemplate
  isEdited: boolean
  onEdit: () => void
  /** Reads the list again and shows the outcome. */
  onFinish: (outcome: string) => void
}

/** One template with its buttons; editing and the question before removing open in its place. */
export function TemplateItem({ template, isEdited, onEdit, onFinish }: Props) {
  const { id, title, text, editedBy, editedAt } = template
  const now = useNow()
  const [isAsked, setIsAsked] = useState(false)
  const { attempt, error } = useAsyncAction((failure) =>
    describeFailure(failure, { 409: words.hasChanged, otherwise: words.notSaved }),
  )
  const finish = (outcome: string) => {
    setIsAsked(false)
    onFinish(outcome)
  }
  const remove = () =>
    void attempt(async () => {
      await removeMessageTemplate(template)
      finish(words.removed(title))
    })
  if (isEdited) return <TemplateForm template={template} onSaved={finish} onCancel={() => finish('')} />
  return (
    <article className={styles.item} aria-labelledby={`template-${id}`}>
      <h2 id={`template-${id}`}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <p className={styles.quiet}>
        {editedBy !== null && editedAt !== null
          ? words.editedBy(editedBy, formatDayAndTime(Date.parse(editedAt), now))
          : words.cameWithApp}
      </p>
      {isAsked ? (
        <Confirm
          question={words.removeQuestion(title)}
          text={words.removeNote}
          yes={words.removeYes}
          no={words.no}
          color="red"
          onYes={remove}
          onNo={() => setIsAsked(false)}
        />
      ) : (
        <Group gap="md">
          <Button variant="outline" aria-describedby={`template-${id}`} onClick={onEdit}>
            {words.edit}
          </Button>
          <TextButton aria-describedby={`template-${id}`} onClick={() => setIsAsked(true)}>
            {words.remove}
          </TextButton>
        </Group>
      )}
      <ErrorText>{error}</ErrorText>
    </article>
  )
}
