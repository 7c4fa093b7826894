import { Button } from '@mantine/core'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { priorityAlertMessage } from '@second-wind/core/content/clinician/priority-alert-message'
import { useEffect, useRef, useState } from 'react'
import { useRefresh } from '../../access/clinician-sign-in/session/server-state.tsx'
import { useSignedInClinician } from '../../access/clinician-sign-in/session/signed-in-clinician.ts'
import { authMode, captureAt } from '../../data/local/index.ts'
import { sendPriorityAlert } from '../../data/server/clinician/clinician-dashboard.ts'
import { HttpError } from '../../data/server/http-error.ts'
import { formatFailureReason } from '../dashboard/failure-reason.ts'
import { useClinician } from '../dashboard/use-lists.ts'
import { contactDialogWords } from './contact-dialog-words.ts'
import { contactWords } from './contact-words.ts'
import { MessageQuote } from './message-quote.tsx'
import styles from './priority-alert-question.module.css'

type Props = {
  /** Of the message: every attempt sends the same one. */
  id: string
  patient: DashboardPatient
  onSent: () => void
  /** It failed after the dialog was closed. */
  onFailedUnseen: () => void
}

const { priority: words } = contactDialogWords

/** A request to check in. A failure is always shown (hazard C43). */
export function PriorityAlertQuestion({ id, patient, onSent, onFailedUnseen }: Props) {
  const { clinicianId } = useSignedInClinician()
  const clinician = useClinician()
  const refresh = useRefresh()
  const [state, setState] = useState<'asked' | 'underway' | { failure: unknown }>('asked')
  // Every attempt sends the same text, also after midnight.
  const [sentOn] = useState(() => captureAt(Date.now()).localDate)
  const isSeen = useRef(false)
  useEffect(() => {
    isSeen.current = true
    return () => {
      isSeen.current = false
    }
  }, [])
  const message = priorityAlertMessage(clinician, sentOn)
  const isPending = state === 'underway'

  const send = async () => {
    if (isPending) return
    setState('underway')
    try {
      await sendPriorityAlert({ id, patientId: patient.id, clinicianId, message })
      refresh('roster')
      onSent()
    } catch (failure) {
      if (isSeen.current) setState({ failure })
      else onFailedUnseen()
    }
  }

  return (
    <>
      <p>{words.meaning}</p>
      <MessageQuote>{message}</MessageQuote>
      <p>
        {words.limits} {authMode === 'demo' && words.inDemo}
      </p>
      <div role="alert">
        {typeof state === 'object' && (
          <div className={styles.failure}>
            <p>
              <strong>{contactWords.alertFailed(patient.name)}</strong>
            </p>
            <p>
              {sentence(formatFailureReason(state.failure))}{' '}
              {state.failure instanceof HttpError ? words.notSent : words.mayHaveArrived}
            </p>
          </div>
        )}
      </div>
      {/* Not `loading`: that would take the focus away. */}
      <Button color="red" aria-disabled={isPending} onClick={() => void send()}>
        {isPending ? words.underway : words.yes}
      </Button>
    </>
  )
}

const sentence = (end: string) => `${end[0]?.toUpperCase()}${end.slice(1)}.`
