import { Button } from '@mantine/core'
import type { MessageTemplate } from '@second-wind/core/care/contract/message-templates'
import { useRef, useState } from 'react'
import { useServerState } from '../../access/clinician-sign-in/session/server-state.tsx'
import { newId } from '../../data/local/index.ts'
import { listMessageTemplates } from '../../data/server/clinician/message-templates.ts'
import * as paths from '../../paths.ts'
import { ErrorText } from '../../ui/feedback/error-text.tsx'
import { BackLink } from '../../ui/links/back-link.tsx'
import { ClinicianHeader } from '../dashboard/dashboard-header.tsx'
import { useClinician } from '../use-clinician.ts'
import { TemplateForm } from './template-form.tsx'
import { TemplateItem } from './template-item.tsx'
import { templateWords as words } from './template-words.ts'
import styles from './templates.module.css'

/** Every template by title; one at a time can be edited, in its place. */
export function TemplateList() {
  const { last: templates, failure, refresh } = useTemplates()
  const clinician = useClinician(templates)
  const [added, setAdded] = useState<MessageTemplate>()
  const [edited, setEdited] = useState<MessageTemplate['id']>()
  const [outcome, setOutcome] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)

  const finish = (text: string) => {
    setAdded(undefined)
    setEdited(undefined)
    setOutcome(text)
    void refresh()
    // The form or button that had the focus is gone.
    heading.current?.focus()
  }
  return (
    <>
      <ClinicianHeader title={words.title} heading={heading} clinician={clinician} />
      <div className={styles.page}>
        <BackLink to={paths.clinicianDashboard}>{words.back}</BackLink>
        <p>{words.intro}</p>
        <p role="status">{outcome}</p>
        {failure !== undefined && <Unreadable onRetry={() => void refresh()} />}
        {!templates && failure === undefined && <p>{words.loading}</p>}
        {templates && (
          <>
            {added && <TemplateForm template={added} onSaved={finish} onCancel={() => finish('')} />}
            {!added && edited === undefined && (
              <Button
                className={styles.start}
                onClick={() => {
                  setOutcome('')
                  setAdded(createTemplate())
                }}
              >
                {words.add}
              </Button>
            )}
            {templates.length === 0 && <p>{words.none}</p>}
            <ul className={styles.list}>
              {templates.map((template) => (
                <li key={template.id}>
                  <TemplateItem
                    template={template}
                    isEdited={edited === template.id}
                    onEdit={() => setEdited(template.id)}
                    onFinish={finish}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}

function Unreadable({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <ErrorText>{words.unreadable}</ErrorText>
      <Button className={styles.start} onClick={onRetry}>
        {words.again}
      </Button>
    </>
  )
}

const useTemplates = () =>
  useServerState({
    key: ['templates'],
    read: listMessageTemplates,
    every: 'once',
    isKeptOnRefusal: true,
  })

const createTemplate = (): MessageTemplate => ({
  id: newId(),
  title: '',
  text: '',
  version: 0,
  editedBy: null,
  editedAt: null,
})
