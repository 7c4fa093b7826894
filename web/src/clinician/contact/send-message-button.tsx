import { Button } from '@mantine/core'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { capitalise } from '@second-wind/core/platform/first-letter'
import { useEffect, useRef, useState } from 'react'
import { useRefresh } from '../../access/clinician-sign-in/session/server-state.tsx'
import { useSignedInClinician } from '../../access/clinician-sign-in/session/signed-in-clinician.ts'
import { sendPriorityAlert } from '../../data/server/clinician/clinician-dashboard.ts'
import { HttpError } from '../../data/server/http-error.ts'
import { formatFailureReason } from '../dashboard/failure-reason.ts'
import { contactDialogWords } from './contact-dialog-words.ts'
import styles from './send-message-button.module.css'

type Props = {
  patient: DashboardPatient
  /** The message and its id; undefined while it cannot be sent, and the field then says why. */
  getMessage: () => { id: string; text: string } | undefined
  /** On the button. */
  label: string
  color?: 'red'
  failed: string
  onSent: () => void
  /** It failed after the dialog was closed. */
  onFailedUnseen: () => void
}

const { sending: words } = contactDialogWords

/** Sends a message to the patient's phone. A failure is always shown (hazard C43). */
export function SendMessageButton({ patient, getMessage, label, color, failed, ...on }: Props) {
  const { clinicianId } = useSignedInClinician()
  const refresh = useRefresh()
  const [state, setState] = useState<'asked' | 'underway' | { failure: unknown }>('asked')
  const isSeen = useRef(false)
  useEffect(() => {
    isSeen.current = true
    return () => {
      isSeen.current = false
    }
  }, [])
  const isPending = state === 'underway'

  const send = async () => {
    const message = isPending ? undefined : getMessage()
    if (!message) return
    setState('underway')
    try {
      await sendPriorityAlert({ id: message.id, patientId: patient.id, clinicianId, message: message.text })
      refresh('roster', 'record')
      on.onSent()
    } catch (failure) {
      if (isSeen.current) setState({ failure })
      else on.onFailedUnseen()
    }
  }

  return (
    <>
      <div role="alert">
        {typeof state === 'object' && (
          <div className={styles.failure}>
            <p>
              <strong>{failed}</strong>
            </p>
            <p>
              {sentence(formatFailureReason(state.failure))}{' '}
              {state.failure instanceof HttpError ? words.notSent : words.mayHaveArrived}
            </p>
          </div>
        )}
      </div>
      {/* Not `loading`: that would take the focus away. */}
      <Button {...(color && { color })} aria-disabled={isPending} onClick={() => void send()}>
        {isPending ? words.underway : label}
      </Button>
    </>
  )
}

const sentence = (end: string) => `${capitalise(end)}.`
