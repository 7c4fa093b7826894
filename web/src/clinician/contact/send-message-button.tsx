import { Button } from '@mantine/core'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { useSignedInClinician } from '../../access/clinician-sign-in/session/signed-in-clinician.ts'
import { sendPriorityAlert } from '../../data/server/clinician/clinician-dashboard.ts'
import { contactDialogWords } from './contact-dialog-words.ts'
import { ContactFailure } from './contact-failure.tsx'
import { useContactRequest } from './use-contact-request.ts'

type Props = {
  patient: DashboardPatient
  /** The message and its id; undefined while it cannot be sent, and the field then says why. */
  getMessage: () => { id: string; text: string } | undefined
  /** On the button. */
  label: string
  color?: 'red'
  failed: string
  onSent: () => void
  onFailedUnseen: () => void
}

const { sending: words } = contactDialogWords

/** Sends a message to the patient's phone. */
export function SendMessageButton({ patient, getMessage, label, color, ...on }: Props) {
  const { clinicianId } = useSignedInClinician()
  const { run, isPending, failed } = useContactRequest({
    onDone: on.onSent,
    onFailedUnseen: on.onFailedUnseen,
  })
  const send = () => {
    const message = isPending ? undefined : getMessage()
    if (!message) return
    void run(() =>
      sendPriorityAlert({ id: message.id, patientId: patient.id, clinicianId, message: message.text }),
    )
  }
  return (
    <>
      <ContactFailure
        failed={failed}
        title={on.failed}
        words={{ refused: words.notSent, unknown: words.mayHaveArrived }}
      />
      {/* Not `loading`: that would take the focus away. */}
      <Button {...(color && { color })} aria-disabled={isPending} onClick={send}>
        {isPending ? words.underway : label}
      </Button>
    </>
  )
}
