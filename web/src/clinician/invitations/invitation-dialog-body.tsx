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
import { invitationErrorMessage } from './invitation-error-message.ts'
import { invitationWords as words } from './invitation-words.ts'
import { OpenInvitations } from './open-invitations.tsx'
import type { PatientLabeller } from './patient-labeller.ts'
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
  const [made, setMade] = useState<CreatedInvitation>()
  const { withProof, question } = useStepUp()
  const { attempt, isPending, error } = useAsyncAction((failure) =>
    invitationErrorMessage(failure, getRefusedFields(failure)['identity.nhsNumber'] ?? words.tooMany),
  )
  const now = useClock(1_000) + skewMs
  const create = (wanted: CreateInvitationBody) =>
    attempt(async () => {
      setMade(await withProof(() => createInvitationFor(wanted, patientId)))
      readNow()
    })
  const invites = (list.invites ?? []).filter(
    (invite) => patientId === undefined || invite.patientId === patientId,
  )
  const [isInviting, setIsInviting] = useState(!invites.some(({ join }) => join?.state === 'waiting'))
  // Its current state.
  const latest = made && list.invites?.find(({ id }) => id === made.id)
  const isShown = made && (latest?.state ?? 'open') === 'open'
  const handovers = patientId === undefined ? words.handovers : words.newPhone.handovers

  return (
    <>
      {patientId !== undefined && <p>{words.newPhone.about}</p>}
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
          onChoose={(wanted) => void create(wanted)}
        />
      )}
      {isShown && (
        <CreatedInvitationPanel
          made={made}
          clinician={clinician}
          now={now}
          onNew={() => setMade(undefined)}
        />
      )}
      <ErrorText>{error}</ErrorText>
      {hasFailed && <p className={errorStyles.error}>{words.noResponse}</p>}
      <OpenInvitations invites={invites} now={now} nameOf={nameOf} onDone={readNow} />
      <div>
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </>
  )
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
