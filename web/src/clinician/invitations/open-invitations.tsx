import type { Invitation } from '@second-wind/core/access/contract/invitations'
import { useState } from 'react'
import { cancelInvitation } from '../../data/server/clinician/invitations.ts'
import { ErrorText } from '../../ui/feedback/error-text.tsx'
import { SuccessNotice } from '../../ui/feedback/success-notice.tsx'
import { clockTime } from '../../ui/format/uk-time.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { TextButton } from '../../ui/links/text-button.tsx'
import { identityLine } from '../identity/format-identity.ts'
import { formatTimeLeft } from './format-time-left.ts'
import { invitationErrorMessage } from './invitation-error-message.ts'
import { invitationWords as words } from './invitation-words.ts'
import type { PatientLabeller } from './patient-labeller.ts'
import styles from './invitations.module.css'

type Props = { invites: Invitation[]; now: number; nameOf: PatientLabeller; onDone: () => void }

/** Each can still be opened by its holder until it is cancelled. */
export function OpenInvitations({ invites, now, nameOf, onDone }: Props) {
  const { attempt, error } = useAsyncAction((failure) => invitationErrorMessage(failure))
  const [cancelled, setCancelled] = useState<string>()
  const open = invites.filter(({ id, state }) => state === 'open' && id !== cancelled)
  const done = <SuccessNotice key={cancelled}>{cancelled && words.cancelled}</SuccessNotice>
  if (open.length === 0) return done
  const cancel = (id: string) =>
    void attempt(async () => {
      await cancelInvitation(id)
      setCancelled(id)
      onDone()
    })
  return (
    <section className={styles.open} aria-labelledby="open-invites">
      <h3 id="open-invites">{words.openList}</h3>
      <ul>
        {open.map(({ id, handover, patientId, identity, createdAt, expiresAt }) => (
          <li key={id}>
            {words.by[handover]}, {clockTime(Date.parse(createdAt))}
            {patientId !== null && `, ${words.newDevice.in} ${nameOf(patientId)}`} ·{' '}
            {identityLine(identity, now)} · {formatTimeLeft(Date.parse(expiresAt), now)}{' '}
            <TextButton
              aria-label={`${words.cancel}: ${words.by[handover]}, ${clockTime(Date.parse(createdAt))}`}
              onClick={() => cancel(id)}
            >
              {words.cancel}
            </TextButton>
          </li>
        ))}
      </ul>
      {done}
      <ErrorText>{error}</ErrorText>
    </section>
  )
}
