import { inviteWords as words } from '@second-wind/core/content/joining/invite-words'
import type { Invite } from '@second-wind/core/contract/invites'
import { useState } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { Done } from '../sign-in/done.tsx'
import { AskingPerson } from './asking-person.tsx'
import type { NameOf } from './name-of.ts'
import styles from './invites.module.css'

type Props = { invites: Invite[]; now: number; nameOf: NameOf; onDone: () => void }

/** Who has agreed and shows two words on a phone, and whom the clinician lets in or not. */
export function AskingList({ invites, now, nameOf, onDone }: Props) {
  const [outcome, setOutcome] = useState<{ of: string; said: string }>()
  const asking = invites.flatMap(({ join, patientId }) =>
    join?.state === 'waiting' ? [{ join, opens: patientId === null ? undefined : nameOf(patientId) }] : [],
  )
  return (
    <section className={styles.asking} aria-labelledby="asking">
      <h3 id="asking">{words.list}</h3>
      {asking.length === 0 ? (
        <p>{words.nobody}</p>
      ) : (
        <>
          <Notice tone="warning">
            <p>{words.check}</p>
          </Notice>
          <ul>
            {asking.map(({ join, opens }) => (
              <li key={join.id}>
                <AskingPerson
                  join={join}
                  opens={opens}
                  now={now}
                  onDone={(said) => {
                    setOutcome({ of: join.id, said })
                    onDone()
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Done key={outcome?.of}>{outcome?.said}</Done>
    </section>
  )
}
