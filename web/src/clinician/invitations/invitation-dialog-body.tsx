import { Button } from '@mantine/core'
import type { CreatedInvitation, CreateInvitationBody } from '@second-wind/core/access/contract/invitations'
import type { Clinician } from '@second-wind/core/care/clinician'
import type { PatientId } from '@second-wind/core/platform/ids'
import { useState } from 'react'
import { StepUp } from '../../access/clinician-sign-in/session/step-up.tsx'
import { useStepUp } from '../../access/clinician-sign-in/session/use-step-up.ts'
import { createInvitation, createNewDeviceInvitation } from '../../data/server/clinician/invitations.ts'
import { getRefusedFields } from '../../data/server/refused-fields.ts'
import { ErrorText } from '../../ui/feedback/error-text.tsx'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { useClock } from '../../ui/hooks/use-clock.ts'
import { ChooseHandover } from './choose-handover.tsx'
import { CreatedInvitationPanel } from './created-invitation.tsx'
import { HeldDevices } from './held-devices.tsx'
import { invitationErrorMessage } from './invitation-error-message.ts'
import { invitationWords as words } from './invitation-words.ts'
import { OpenInvitations } from './open-invitations.tsx'
import type { PatientLabeller } from './patient-labeller.ts'
import { SecondApproval } from './second-approval.tsx'
import type { InvitationList } from './use-invitations.ts'
import { WaitingJoins } from './waiting-joins.tsx'
import errorStyles from '../../ui/feedback/error-text.module.css'
import styles from './invitations.module.css'

type Props = InvitationList & {
  clinician: Clinician | undefined
  nameOf: PatientLabeller
  /** The patient whose new phone this is; undefined for a new patient. */
  patientId?: PatientId
  onClose: () => void
}

/** People waiting come first, and alone where they were waiting when the dialog was opened. */
export function InvitationDialogBody({ clinician, nameOf, patientId, onClose, ...list }: Props) {
  const { hasFailed, skewMs, readNow } = list
  const { made, create, startAgain, isPending, error, withProof, question } = useCreateInvitation(
    patientId,
    readNow,
  )
  const now = useClock(1_000) + skewMs
  const invites = (list.invites ?? []).filter(
    (invite) => patientId === undefined || invite.patientId === patientId,
  )
  const [isInviting, setIsInviting] = useState(!invites.some(({ join }) => join?.state === 'waiting'))
  // Its current state.
  const latest = made && list.invites?.find(({ id }) => id === made.id)
  const isShown = made && (latest?.state ?? 'open') === 'open'
  const handovers = patientId === undefined ? words.handovers : words.newDevice.handovers

  return (
    <>
      {patientId !== undefined && <p>{words.newDevice.about}</p>}
      <WaitingJoins invites={invites} now={now} nameOf={nameOf} onDone={readNow} />
      {question.isOpen && <ProveFirst onAnswer={question.onAnswer} />}
      {!isInviting && (
        <div>
          <Button variant="outline" onClick={() => setIsInviting(true)}>
            {words.another}
          </Button>
        </div>
      )}
      {isInviting && !question.isOpen && !isShown && (
        <ChooseHandover
          isPending={isPending}
          handovers={handovers}
          asksIdentity={patientId === undefined}
          onChoose={create}
        />
      )}
      {isShown && <CreatedInvitationPanel made={made} clinician={clinician} now={now} onNew={startAgain} />}
      <ErrorText>{error}</ErrorText>
      {hasFailed && <p className={errorStyles.error}>{words.noResponse}</p>}
      <HeldDevices invites={invites} now={now} nameOf={nameOf} onDone={readNow} />
      <OpenInvitations invites={invites} now={now} nameOf={nameOf} onDone={readNow} />
      {patientId === undefined && <SecondApproval withProof={withProof} />}
      <div>
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </>
  )
}

/** Creates one and keeps it, because only the first answer has its secrets. */
function useCreateInvitation(patientId: PatientId | undefined, onCreated: () => void) {
  const [made, setMade] = useState<CreatedInvitation>()
  const { withProof, question } = useStepUp()
  const { attempt, isPending, error } = useAsyncAction((failure) =>
    invitationErrorMessage(failure, getRefusedFields(failure)['identity.nhsNumber'] ?? words.tooMany),
  )
  const create = (wanted: CreateInvitationBody) =>
    void attempt(async () => {
      setMade(await withProof(() => createInvitationFor(wanted, patientId)))
      onCreated()
    })
  return { made, create, startAgain: () => setMade(undefined), isPending, error, withProof, question }
}

function ProveFirst({ onAnswer }: { onAnswer: (isProved: boolean) => void }) {
  return (
    <section className={styles.choose} aria-labelledby="prove-first">
      <h3 id="prove-first">{words.proveFirst}</h3>
      <StepUp onProved={() => onAnswer(true)} />
      <Button variant="outline" onClick={() => onAnswer(false)}>
        {words.notNow}
      </Button>
    </section>
  )
}

const createInvitationFor = (
  wanted: CreateInvitationBody,
  patientId: PatientId | undefined,
): Promise<CreatedInvitation> =>
  patientId === undefined ? createInvitation(wanted) : createNewDeviceInvitation(patientId, wanted.handover)
