import type { Invitation } from '@second-wind/core/access/contract/invitations'
import { declineJoin } from '../../data/server/clinician/invitations.ts'
import { ErrorText } from '../../ui/feedback/error-text.tsx'
import { formatDayAndTime } from '../../ui/format/format-time.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { TextButton } from '../../ui/links/text-button.tsx'
import { invitationErrorMessage } from './invitation-error-message.ts'
import { invitationWords } from './invitation-words.ts'
import type { PatientLabeller } from './patient-labeller.ts'
import styles from './invitations.module.css'

const { held: words } = invitationWords

type Props = { invites: Invitation[]; now: number; nameOf: PatientLabeller; onDone: () => void }

/** Approved new phones of patients who still use another one. */
export function HeldDevices({ invites, now, nameOf, onDone }: Props) {
  const { attempt, error } = useAsyncAction((failure) => invitationErrorMessage(failure))
  const held = invites.flatMap(({ join, patientId }) =>
    join?.heldUntil !== undefined && patientId !== null
      ? [{ id: join.id, phrase: join.words, until: Date.parse(join.heldUntil), name: nameOf(patientId) }]
      : [],
  )
  if (held.length === 0) return null
  const stop = (id: string) =>
    void attempt(async () => {
      await declineJoin(id)
      onDone()
    })
  return (
    <section className={styles.open} aria-labelledby="held-devices">
      <h3 id="held-devices">{words.title}</h3>
      <p>{words.why}</p>
      <ul>
        {held.map(({ id, phrase, until, name }) => (
          <li key={id}>
            {words.item(name, formatDayAndTime(until, now), phrase)}{' '}
            <TextButton aria-label={words.stopWhich(name)} onClick={() => stop(id)}>
              {words.stop}
            </TextButton>
          </li>
        ))}
      </ul>
      <ErrorText>{error}</ErrorText>
    </section>
  )
}
