import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { priorityAlertMessage } from '@second-wind/core/content/clinician/priority-alert-message'
import { useState } from 'react'
import { authMode, captureAt } from '../../data/local/index.ts'
import { useClinician } from '../use-clinician.ts'
import { contactDialogWords } from './contact-dialog-words.ts'
import { contactWords } from './contact-words.ts'
import { MessageQuote } from './message-quote.tsx'
import { SendMessageButton } from './send-message-button.tsx'

type Props = {
  /** Of the message: every attempt sends the same one. */
  id: string
  patient: DashboardPatient
  onSent: () => void
  /** It failed after the dialog was closed. */
  onFailedUnseen: () => void
}

const { priority: words, sending } = contactDialogWords

/** A request to check in, in fixed words. */
export function PriorityAlertQuestion({ id, patient, onSent, onFailedUnseen }: Props) {
  const clinician = useClinician()
  // Every attempt sends the same text, also after midnight.
  const [sentOn] = useState(() => captureAt(Date.now()).localDate)
  const text = priorityAlertMessage(clinician, sentOn)
  return (
    <>
      <p>{words.meaning}</p>
      <MessageQuote>{text}</MessageQuote>
      <p>
        {sending.limits} {authMode === 'demo' && sending.inDemo}
      </p>
      <SendMessageButton
        patient={patient}
        getMessage={() => ({ id, text })}
        label={words.yes}
        color="red"
        failed={contactWords.alertFailed(patient.name)}
        onSent={onSent}
        onFailedUnseen={onFailedUnseen}
      />
    </>
  )
}
