import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { newId } from '../../data/local/index.ts'
import { TextButton } from '../../ui/links/text-button.tsx'
import { type NotedCall, UndoCallNote } from './calls/undo-call-note.tsx'
import { type ContactActions, ContactActionsContext, type ContactMethod } from './contact-actions.ts'
import { ContactDialog } from './contact-dialog.tsx'
import { contactWords } from './contact-words.ts'
import styles from './contact-actions-provider.module.css'

/** A question that is open. Its id is sent with the message, so that a second tap sends the same message. */
export type ContactQuestion = { id: string; method: ContactMethod; patient: DashboardPatient }

export function ContactActionsProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ContactQuestion>()
  const [openId, setOpenId] = useState<string>()
  const [notice, setNotice] = useState<Notice>()

  const actions = useMemo<ContactActions>(
    () => ({
      ask: (method, patient) => {
        setNotice(undefined)
        const id = newId()
        setQuestion({ id, method, patient })
        setOpenId(id)
      },
      noNumber: (patient) => setNotice({ text: contactWords.noPhone(patient.name), isFailure: true }),
    }),
    [],
  )

  // A request may end after its question was closed and another one opened: the other one stays open.
  const finish = (id: string, text?: string, isFailure = false, noted?: NotedCall) => {
    setOpenId((open) => (open === id ? undefined : open))
    if (text !== undefined) setNotice({ text, isFailure, noted })
  }

  return (
    <ContactActionsContext value={actions}>
      {children}
      {question && (
        <ContactDialog
          key={question.id}
          question={question}
          isOpen={openId === question.id}
          onFinish={(...outcome) => finish(question.id, ...outcome)}
        />
      )}
      <ContactNotice
        notice={notice}
        onUndone={(text, isFailure) => setNotice({ text, isFailure })}
        onDismiss={() => setNotice(undefined)}
      />
    </ContactActionsContext>
  )
}

type Notice = { text: string; isFailure: boolean; noted?: NotedCall | undefined }
type ContactNoticeProps = {
  notice: Notice | undefined
  onUndone: (text: string, isFailure: boolean) => void
  onDismiss: () => void
}

/** Hidden after 20 s, so that it is not taken to be about another patient. */
const successShownForMs = 20_000

/** The outcome of a contact, shown at once (ruling C-28); a failure stays until it is dismissed. */
function ContactNotice({ notice, onUndone, onDismiss }: ContactNoticeProps) {
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (!notice || notice.isFailure) return undefined
    const timer = setTimeout(() => dismiss(), successShownForMs)
    return () => clearTimeout(timer)
  }, [notice])
  return (
    <div className={styles.place}>
      <div role="alert">{notice && <p className={styles.words}>{notice.text}</p>}</div>
      {notice && (
        <div className={styles.actions}>
          {notice.noted && <UndoCallNote key={notice.noted.noteId} noted={notice.noted} onDone={onUndone} />}
          <TextButton onClick={onDismiss}>Dismiss</TextButton>
        </div>
      )}
    </div>
  )
}
