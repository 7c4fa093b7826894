import { Button } from '@mantine/core'
import { type CallOutcome, callOutcomes } from '@second-wind/core/care/contract/call-notes'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { useRef } from 'react'
import { newId } from '../../../data/local/index.ts'
import { noteCall } from '../../../data/server/clinician/patient-record.ts'
import { contactDialogWords } from '../contact-dialog-words.ts'
import { ContactFailure } from '../contact-failure.tsx'
import { contactWords } from '../contact-words.ts'
import { useContactRequest } from '../use-contact-request.ts'
import { callOutcomeWords } from './call-outcome-words.ts'

type Props = {
  id: string
  patient: DashboardPatient
  onNoted: (noteId: string, outcome: CallOutcome) => void
  onFailedUnseen: () => void
}

const { note: words } = contactDialogWords

/** How a call ended, in one tap. */
export function NoteCallQuestion({ id, patient, onNoted, onFailedUnseen }: Props) {
  // An attempt that may have arrived is repeated under its id; another outcome is another note.
  const attempt = useRef<{ id: string; outcome?: CallOutcome }>({ id })
  const { run, isPending, failed } = useContactRequest({
    onDone: () => {
      const { id: noteId, outcome } = attempt.current
      if (outcome) onNoted(noteId, outcome)
    },
    onFailedUnseen,
  })
  const note = (outcome: CallOutcome) => {
    if (isPending) return
    const { id: lastId, outcome: last = outcome } = attempt.current
    const body = { id: last === outcome ? lastId : newId(), outcome }
    attempt.current = body
    void run(() => noteCall(patient.id, body))
  }
  return (
    <>
      <p>{words.meaning}</p>
      <ContactFailure
        failed={failed}
        title={contactWords.callNotNoted(patient.name)}
        words={{ refused: words.notSaved, unknown: words.mayBeSaved }}
      />
      {callOutcomes.map((outcome) => (
        <Button key={outcome} aria-disabled={isPending} onClick={() => note(outcome)}>
          {callOutcomeWords[outcome]}
        </Button>
      ))}
    </>
  )
}
