import type { Clinician } from '@second-wind/core/care/clinician'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { type ReactNode, useMemo, useState } from 'react'
import { newId } from '../../data/local/index.ts'
import { TextButton } from '../../ui/links/text-button.tsx'
import { type ContactActions, ContactActionsContext, type ContactMethod } from './contact-actions.ts'
import { ContactDialog } from './contact-dialog.tsx'
import { contactWords } from './contact-words.ts'
import styles from './contact-actions-provider.module.css'

type Props = {
  clinician: Clinician | undefined
  /** A priority alert was stored: time to read the roster again. */
  onAlertSent: () => void
  children: ReactNode
}

/** A question that is open. Its id goes with what is sent, so that a second tap is the same message. */
export type ContactQuestion = { id: string; way: ContactMethod; patient: DashboardPatient }

export function ContactActionsProvider({ clinician, onAlertSent, children }: Props) {
  const [question, setQuestion] = useState<ContactQuestion>()
  const [openId, setOpenId] = useState<string>()
  const [notice, setNotice] = useState<{ words: string }>()

  const desk = useMemo<ContactActions>(
    () => ({
      ask: (way, patient) => {
        setNotice(undefined)
        const id = newId()
        setQuestion({ id, way, patient })
        setOpenId(id)
      },
      noNumber: (patient) => setNotice({ words: contactWords.noPhone(patient.name) }),
    }),
    [],
  )

  // What was sent may end after its question was closed and another one asked: that one stays open.
  const finish = (id: string, words?: string) => {
    setOpenId((open) => (open === id ? undefined : open))
    if (words !== undefined) setNotice({ words })
  }

  return (
    <ContactActionsContext value={desk}>
      {children}
      {question && (
        <ContactDialog
          key={question.id}
          question={question}
          isOpen={openId === question.id}
          clinician={clinician}
          onAlertSent={onAlertSent}
          onFinish={(words) => finish(question.id, words)}
        />
      )}
      <ContactNotice notice={notice} onDismiss={() => setNotice(undefined)} />
    </ContactActionsContext>
  )
}

type ContactNoticeProps = { notice: { words: string } | undefined; onDismiss: () => void }

/** What came of a contact, said at once (ruling C-28). Stays until somebody has read it. */
function ContactNotice({ notice, onDismiss }: ContactNoticeProps) {
  return (
    <div className={styles.place}>
      <div role="alert">{notice && <p className={styles.words}>{notice.words}</p>}</div>
      {notice && <TextButton onClick={onDismiss}>Dismiss</TextButton>}
    </div>
  )
}
