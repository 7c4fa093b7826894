import '@mantine/core/styles/Input.layer.css'
import { NativeSelect, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useServerState } from '../../access/clinician-sign-in/session/server-state.tsx'
import { useSignedInClinician } from '../../access/clinician-sign-in/session/signed-in-clinician.ts'
import { authMode, newId } from '../../data/local/index.ts'
import { listMessageTemplates } from '../../data/server/clinician/message-templates.ts'
import * as paths from '../../paths.ts'
import { fieldError } from '../../ui/feedback/error-text.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { checkMessageText, countCharacters } from '../templates/check-message-text.ts'
import { contactDialogWords } from './contact-dialog-words.ts'
import { contactWords } from './contact-words.ts'
import { SendMessageButton } from './send-message-button.tsx'
import styles from './message-question.module.css'

type Props = { id: string; patient: DashboardPatient; onSent: () => void; onFailedUnseen: () => void }

const { message: words, sending } = contactDialogWords

/** What was typed and not sent, in memory only, for the same clinician and patient. */
const drafts = new Map<string, string>()

/** A message in the clinician's own words, or from a template that they can change before sending. */
export function MessageQuestion({ id, patient, onSent, onFailedUnseen }: Props) {
  const { clinicianId } = useSignedInClinician()
  const draftKey = `${clinicianId} ${patient.id}`
  const form = useForm({
    initialValues: { text: drafts.get(draftKey) ?? '' },
    onValuesChange: ({ text }) => void drafts.set(draftKey, text),
  })
  // An attempt that may have arrived is repeated under its id; a changed text is another message.
  const attempt = useRef({ id, text: '' })

  const getMessage = () => {
    const checked = checkMessageText(form.values.text)
    if (checked.error !== undefined) {
      form.setFieldError('text', checked.error)
      form.getInputNode('text')?.focus()
      return undefined
    }
    const { id: lastId, text: lastText } = attempt.current
    const isSame = lastText === '' || lastText === checked.text
    attempt.current = { id: isSame ? lastId : newId(), text: checked.text }
    return attempt.current
  }
  const { error, ...input } = form.getInputProps('text')

  return (
    <>
      <TemplateChoice onChoose={(text) => form.setFieldValue('text', text)} />
      <Textarea
        label={words.text}
        description={words.hint}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        rows={4}
        {...input}
        error={fieldError(error)}
      />
      <p className={styles.count}>{countCharacters(form.values.text)}</p>
      <p>
        {sending.limits} {authMode === 'demo' && sending.inDemo}
      </p>
      <SendMessageButton
        patient={patient}
        getMessage={getMessage}
        label={words.yes}
        failed={contactWords.messageFailed(patient.name)}
        onSent={() => {
          drafts.delete(draftKey)
          onSent()
        }}
        onFailedUnseen={onFailedUnseen}
      />
    </>
  )
}

/** A chosen template replaces what is in the field. */
function TemplateChoice({ onChoose }: { onChoose: (text: string) => void }) {
  const { last: templates = [], failure } = useServerState({
    key: ['templates'],
    read: listMessageTemplates,
    every: 'once',
    isKeptOnRefusal: true,
  })
  const [chosen, setChosen] = useState('')
  const choose = (id: string) => {
    setChosen(id)
    const template = templates.find((known) => known.id === id)
    if (template) onChoose(template.text)
  }
  return (
    <div className={styles.template}>
      {failure === undefined ? (
        <NativeSelect
          rightSection={<Icon name="down" />}
          label={words.template}
          value={chosen}
          data={[
            { value: '', label: words.noTemplate },
            ...templates.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      ) : (
        <p>{words.templatesUnreadable}</p>
      )}
      <Link to={paths.messageTemplates}>{words.editTemplates}</Link>
    </div>
  )
}
