import type { CallNote } from '@second-wind/core/care/contract/call-notes'
import type { PatientId } from '@second-wind/core/platform/ids'
import { epochMs } from '@second-wind/core/platform/moment'
import { useRef, useState } from 'react'
import { useRefresh } from '../../../access/clinician-sign-in/session/server-state.tsx'
import { useSignedInClinician } from '../../../access/clinician-sign-in/session/signed-in-clinician.ts'
import { withdrawCallNote } from '../../../data/server/clinician/patient-record.ts'
import { Confirm } from '../../../ui/feedback/confirm.tsx'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { formatDayAndTime } from '../../../ui/format/format-time.ts'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { formatFailureReason } from '../../dashboard/failure-reason.ts'
import { dayAndTime } from '../../entry-times.ts'
import { recordWords } from '../../record/record-words.ts'
import { ShowMore } from '../../record/show-more.tsx'
import { contactWords as words } from '../contact-words.ts'
import { callOutcomeWords } from './call-outcome-words.ts'
import styles from '../../record/record-entry.module.css'

type Props = {
  /** Newest first. */
  calls: readonly CallNote[]
  patientId: PatientId
  now: number
}

/** How the clinicians' calls ended. One that was taken back is struck through. */
export function CallHistory({ calls, patientId, now }: Props) {
  const { clinicianId } = useSignedInClinician()
  if (calls.length === 0) return <p>{recordWords.noCalls}</p>
  return (
    <ShowMore items={calls} atATime={3} name="calls" keyOf={({ id }) => id}>
      {({ id, outcome, who, at, withdrawnAt, ...note }) => {
        const heading = `${formatDayAndTime(epochMs(at), now)}, ${who}`
        return (
          <article className={styles.entry} data-deleted={withdrawnAt !== undefined || undefined}>
            <h4>{heading}</h4>
            <p>
              {withdrawnAt === undefined ? callOutcomeWords[outcome] : <s>{callOutcomeWords[outcome]}</s>}
            </p>
            {withdrawnAt !== undefined && (
              <p className={styles.quiet}>{words.withdrawn(dayAndTime(withdrawnAt, now))}</p>
            )}
            {withdrawnAt === undefined && note.clinicianId === clinicianId && (
              <WithdrawNote id={id} outcome={outcome} patientId={patientId} heading={heading} />
            )}
          </article>
        )
      }}
    </ShowMore>
  )
}

type WithdrawProps = Pick<CallNote, 'id' | 'outcome'> & { patientId: PatientId; heading: string }

/** Only by who noted it, and asked first: the row then shows the call before it, which a colleague acts on. */
function WithdrawNote({ id, outcome, patientId, heading }: WithdrawProps) {
  const refresh = useRefresh()
  const place = useRef<HTMLDivElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const { attempt, isPending, error } = useAsyncAction((failure) =>
    words.notWithdrawn(formatFailureReason(failure)),
  )
  const close = () => {
    setIsAsked(false)
    place.current?.focus()
  }
  const withdraw = () => {
    close()
    void attempt(async () => {
      await withdrawCallNote(patientId, id)
      refresh('roster', 'record')
    })
  }
  return (
    <div ref={place} tabIndex={-1}>
      {isAsked ? (
        <Confirm
          question={words.withdrawQuestion(outcome)}
          text={words.withdrawMeans(heading)}
          yes={words.withdrawYes}
          no={words.withdrawNo}
          color="red"
          onYes={withdraw}
          onNo={close}
        />
      ) : (
        <TextButton
          aria-label={`${words.withdrawCall}: ${heading}`}
          aria-disabled={isPending || undefined}
          onClick={() => setIsAsked(!isPending)}
        >
          {words.withdrawCall}
        </TextButton>
      )}
      <ErrorText>{error}</ErrorText>
    </div>
  )
}
