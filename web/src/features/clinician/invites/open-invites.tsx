import { inviteWords as words } from '@second-wind/core/content/joining/invite-words'
import type { Invite } from '@second-wind/core/contract/invites'
import { useState } from 'react'
import { cancelInvite } from '../../../server/invites.ts'
import { TextButton } from '../../../ui/text-button.tsx'
import { clockTime } from '../../../ui/uk-time.ts'
import { useTry } from '../../../ui/use-try.ts'
import { Done } from '../sign-in/done.tsx'
import styles from './invites.module.css'
import type { NameOf } from './name-of.ts'
import { timeLeft } from './time-left.ts'
import { troubleWords } from './trouble-words.ts'

type Props = { invites: Invite[]; now: number; nameOf: NameOf; onDone: () => void }

/** Each can still be opened by whoever holds it, until it is cancelled. */
export function OpenInvites({ invites, now, nameOf, onDone }: Props) {
  const { attempt, trouble } = useTry((failure) => troubleWords(failure))
  const [cancelled, setCancelled] = useState<string>()
  const open = invites.filter(({ id, state }) => state === 'open' && id !== cancelled)
  const done = <Done key={cancelled}>{cancelled && words.cancelled}</Done>
  if (open.length === 0) return done
  const cancel = (id: string) =>
    void attempt(async () => {
      await cancelInvite(id)
      setCancelled(id)
      onDone()
    })
  return (
    <section className={styles.open} aria-labelledby="open-invites">
      <h3 id="open-invites">{words.openList}</h3>
      <ul>
        {open.map(({ id, handover, patientId, createdAt, expiresAt }) => (
          <li key={id}>
            {words.by[handover]}, {clockTime(Date.parse(createdAt))}
            {patientId !== null && `, ${words.newPhone.in} ${nameOf(patientId)}`} ·{' '}
            {timeLeft(Date.parse(expiresAt), now)}{' '}
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
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
    </section>
  )
}
