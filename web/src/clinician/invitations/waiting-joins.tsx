import type { Invitation } from '@second-wind/core/access/contract/invitations'
import { useState } from 'react'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SuccessNotice } from '../../ui/feedback/success-notice.tsx'
import { ApproveJoinCard } from './approve-join-card.tsx'
import { invitationWords as words } from './invitation-words.ts'
import type { PatientLabeller } from './patient-labeller.ts'
import styles from './invitations.module.css'

type Props = { invites: Invitation[]; now: number; nameOf: PatientLabeller; onDone: () => void }

/** Joins awaiting the clinician's decision. */
export function WaitingJoins({ invites, now, nameOf, onDone }: Props) {
  const [outcome, setOutcome] = useState<{ of: string; text: string }>()
  const waitingJoins = invites.flatMap(({ join, patientId, identity }) =>
    join?.state === 'waiting'
      ? [{ join, identity, opens: patientId === null ? undefined : nameOf(patientId) }]
      : [],
  )
  const done = <SuccessNotice key={outcome?.of}>{outcome?.text}</SuccessNotice>
  if (waitingJoins.length === 0) return done
  return (
    <section className={styles.asking} aria-labelledby="asking">
      <h3 id="asking">{words.list}</h3>
      <Notice tone="warning">
        <p>{words.check}</p>
      </Notice>
      <ul>
        {waitingJoins.map(({ join, identity, opens }) => (
          <li key={join.id}>
            <ApproveJoinCard
              join={join}
              identity={identity}
              opens={opens}
              now={now}
              onDone={(text) => {
                setOutcome({ of: join.id, text })
                onDone()
              }}
            />
          </li>
        ))}
      </ul>
      {done}
    </section>
  )
}
