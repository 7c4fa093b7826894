import { Button } from '@mantine/core'
import { inviteWords as words } from './invitation-words.ts'
import type { CreatedInvite, Handover } from '@second-wind/core/access/contract/invitations'
import type { Clinician } from '@second-wind/core/care/clinician'
import type { PatientId } from '@second-wind/core/platform/ids'
import { useState } from 'react'
import { createInvite, inviteNewPhone } from '../../data/server/clinician/invitations.ts'
import { useTry } from '../../ui/hooks/use-async-action.ts'
import { useClock } from '../../ui/hooks/use-clock.ts'
import { StepUp } from '../../access/clinician-sign-in/session/step-up.tsx'
import { useProof } from '../../access/clinician-sign-in/session/use-step-up.ts'
import { AskingList } from './waiting-joins.tsx'
import { ChooseHandover } from './choose-handover.tsx'
import styles from './invitations.module.css'
import { MadeInvite } from './created-invitation.tsx'
import type { NameOf } from './patient-labeler.ts'
import { OpenInvites } from './open-invitations.tsx'
import { troubleWords } from './invitation-error-message.ts'
import type { Invites } from './use-invitations.ts'

type Props = Invites & {
  clinician: Clinician | undefined
  nameOf: NameOf
  /** Whose new phone it is all about; undefined: anybody's. */
  patientId?: PatientId
  onClose: () => void
}

/** Who waits stands first: somebody is sitting there. */
export function InviteBody({ clinician, nameOf, patientId, onClose, ...list }: Props) {
  const { hasFailed, skewMs, readNow } = list
  const [made, setMade] = useState<CreatedInvite>()
  const { withProof, question } = useProof()
  const { attempt, isUnderway, trouble } = useTry((failure) => troubleWords(failure, words.tooMany))
  const now = useClock(1_000) + skewMs
  const create = (handover: Handover) =>
    attempt(async () => {
      setMade(await withProof(() => makeInvite(handover, patientId)))
      readNow()
    })
  const invites = (list.invites ?? []).filter(
    (invite) => patientId === undefined || invite.patientId === patientId,
  )
  // What became of it since it was made.
  const latest = made && list.invites?.find(({ id }) => id === made.id)
  const isShown = made && (latest?.state ?? 'open') === 'open'
  const handovers = patientId === undefined ? words.handovers : words.newPhone.handovers

  return (
    <>
      {patientId !== undefined && <p>{words.newPhone.about}</p>}
      <AskingList invites={invites} now={now} nameOf={nameOf} onDone={readNow} />
      {question.isOpen && (
        <section className={styles.choose} aria-labelledby="prove-first">
          <h3 id="prove-first">{words.proveFirst}</h3>
          <StepUp onProved={() => question.onAnswer(true)} />
          <Button variant="outline" onClick={() => question.onAnswer(false)}>
            {words.notNow}
          </Button>
        </section>
      )}
      {!question.isOpen && !isShown && (
        <ChooseHandover
          isUnderway={isUnderway}
          handovers={handovers}
          onChoose={(handover) => void create(handover)}
        />
      )}
      {isShown && <MadeInvite made={made} clinician={clinician} now={now} onNew={() => setMade(undefined)} />}
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      {hasFailed && <p className={styles.trouble}>{words.noAnswer}</p>}
      <OpenInvites invites={invites} now={now} nameOf={nameOf} onDone={readNow} />
      <div>
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </>
  )
}

const makeInvite = (handover: Handover, patientId: PatientId | undefined): Promise<CreatedInvite> =>
  patientId === undefined ? createInvite(handover) : inviteNewPhone(patientId, handover)
