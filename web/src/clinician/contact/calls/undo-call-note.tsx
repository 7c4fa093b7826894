import type { CallOutcome } from '@second-wind/core/care/contract/call-notes'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { useState } from 'react'
import { useRefresh } from '../../../access/clinician-sign-in/session/server-state.tsx'
import { withdrawCallNote } from '../../../data/server/clinician/patient-record.ts'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { formatFailureReason } from '../../dashboard/failure-reason.ts'
import { contactWords as words } from '../contact-words.ts'

export type NotedCall = { patient: DashboardPatient; noteId: string; outcome: CallOutcome }

type Props = { noted: NotedCall; onDone: (text: string, isFailure: boolean) => void }

/** A call is noted with one tap, so a slip is taken back with one, as long as the notice is shown. */
export function UndoCallNote({ noted: { patient, noteId, outcome }, onDone }: Props) {
  const refresh = useRefresh()
  const [isPending, setIsPending] = useState(false)
  const undo = async () => {
    if (isPending) return
    setIsPending(true)
    try {
      await withdrawCallNote(patient.id, noteId)
      onDone(words.callWithdrawn(patient.name, outcome), false)
    } catch (failure) {
      onDone(words.callNotWithdrawn(patient.name, outcome, formatFailureReason(failure)), true)
    }
    refresh('roster', 'record')
  }
  return (
    <TextButton aria-disabled={isPending || undefined} onClick={() => void undo()}>
      {isPending ? words.undoing : words.undo}
    </TextButton>
  )
}
