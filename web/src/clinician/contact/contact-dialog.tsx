import { Button } from '@mantine/core'
import { lowerFirst } from '@second-wind/core/platform/first-letter'
import { Dialog, DialogTitle } from '../../ui/feedback/dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useNow } from '../../ui/hooks/use-now.ts'
import { StaleNote } from '../dashboard/freshness.tsx'
import { formatNameAndIdentity } from '../format-patient.ts'
import { explainRisk } from '../risk/explain-risk.ts'
import { describeLastCall } from './calls/call-outcome-words.ts'
import { NoteCallQuestion } from './calls/note-call-question.tsx'
import type { NotedCall } from './calls/undo-call-note.tsx'
import type { ContactQuestion } from './contact-actions-provider.tsx'
import { contactDialogWords as words } from './contact-dialog-words.ts'
import { contactLinks } from './contact-links.ts'
import { CallQuestion, SmsQuestion, VideoQuestion, WhatsAppQuestion } from './contact-questions.tsx'
import { contactWords } from './contact-words.ts'
import { MessageQuestion } from './message-question.tsx'
import { PriorityAlertQuestion } from './priority-alert-question.tsx'
import styles from './contact-dialog.module.css'

type Props = {
  question: ContactQuestion
  isOpen: boolean
  /** Closes the dialog; `text` is shown as a notice, which can take the noted call back. */
  onFinish: (text?: string, isFailure?: boolean, noted?: NotedCall) => void
}

/** Names the patient before any contact is made (HZ-08). */
export function ContactDialog({ question, isOpen, onFinish }: Props) {
  const { id, patient, method } = question
  const now = useNow()
  const simple = { patient, onFinish }
  return (
    <Dialog isOpen={isOpen} onClose={() => onFinish()}>
      <DialogTitle>{titleOf(question)}</DialogTitle>
      <div className={styles.body}>
        <p>
          <strong>{words.who}</strong> {patient.name},{' '}
          {lowerFirst(formatNameAndIdentity(patient, now, [patient.location]))}
        </p>
        <StaleNote />
        {patient.lastCall && (
          <p>
            <strong>{describeLastCall(patient.lastCall, now)}</strong>
          </p>
        )}
        {(method === 'priority' || method === 'message') && <NeedNote patient={patient} now={now} />}
        {method === 'call' && <CallQuestion {...simple} />}
        {method === 'note' && (
          <NoteCallQuestion
            id={id}
            patient={patient}
            onNoted={(noteId, outcome) =>
              onFinish(contactWords.callNoted(patient.name, outcome), false, { patient, noteId, outcome })
            }
            onFailedUnseen={() => onFinish(contactWords.callNotNoted(patient.name), true)}
          />
        )}
        {method === 'sms' && <SmsQuestion {...simple} />}
        {method === 'whatsApp' && <WhatsAppQuestion {...simple} />}
        {method === 'video' && <VideoQuestion {...simple} />}
        {method === 'priority' && (
          <PriorityAlertQuestion
            id={id}
            patient={patient}
            onSent={() => onFinish(contactWords.alertSent(patient.name))}
            onFailedUnseen={() => onFinish(contactWords.alertFailed(patient.name), true)}
          />
        )}
        {method === 'message' && (
          <MessageQuestion
            id={id}
            patient={patient}
            onSent={() => onFinish(contactWords.messageSent(patient.name))}
            onFailedUnseen={() => onFinish(contactWords.messageFailed(patient.name), true)}
          />
        )}
        <Button variant="outline" onClick={() => onFinish()}>
          {words.no}
        </Button>
      </div>
    </Dialog>
  )
}

/** Beside a sign that is still open, a message is not the fastest way to help. */
function NeedNote({ patient, now }: Pick<ContactQuestion, 'patient'> & { now: number }) {
  const { need, name, phone } = patient
  if (need !== 'red-flag' && need !== 'worsening') return null
  const call = contactLinks(name, phone)?.call
  return (
    <Notice tone="warning">
      <p>
        {explainRisk(patient, now)} {words.readLate}{' '}
        {call !== undefined && <a href={call}>{words.callInstead(name)}</a>}
      </p>
    </Notice>
  )
}

function titleOf({ method, patient: { name, phone = '' } }: ContactQuestion): string {
  switch (method) {
    case 'call':
      return contactWords.confirmCall(name, phone)
    case 'sms':
    case 'whatsApp':
      return words[method].question(name, phone)
    case 'note':
    case 'video':
    case 'priority':
    case 'message':
      return words[method].question(name)
  }
}
