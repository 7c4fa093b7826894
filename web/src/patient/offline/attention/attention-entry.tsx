import { Button } from '@mantine/core'
import type { MutationKind } from '@second-wind/core/sync/mutation'
import { type RefObject, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { discardDeadLetter, resendDeadLetter, type DeadLetter } from '../../../data/local/lazy.ts'
import { formatEntryTime } from '../../../ui/clinical/format-entry-time.ts'
import { Confirm } from '../../../ui/feedback/confirm.tsx'
import { clearToastError, toastError } from '../../../ui/feedback/toast.ts'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { describePayload } from './describe-payload.ts'
import { getDiscardWords } from './discard-words.ts'
import { findEditTarget } from './find-edit-target.ts'
import { formatRejectReason } from './format-reject-reason.ts'
import { saveEntryFile } from './save-entry-file.ts'
import styles from './attention-entry.module.css'

type Props = {
  letter: DeadLetter
  /** Receives the result as a sentence. */
  onSettled: (outcome: string) => void
}

/** One refused entry: its content, why it was refused, and the three possible actions. */
export function AttentionEntry({ letter, onSettled }: Props) {
  const headingId = useId()
  const [isConfirmingDrop, setIsConfirmingDrop] = useState(false)
  const dropButton = useRef<HTMLButtonElement>(null)
  const settle = async (change: Promise<void>, outcome: string) => {
    await change.then(
      () => {
        clearToastError()
        onSettled(outcome)
      },
      () => toastError('Error', 'That did not work. Nothing was changed. Try again.'),
    )
  }
  const drop = getDiscardWords(letter.kind)
  const edit = findEditTarget(letter)
  return (
    <article aria-labelledby={headingId} className={styles.entry}>
      <h3 id={headingId}>
        {kindWords[letter.kind]},{' '}
        {formatEntryTime({ date: letter.occurredAt, tzOffsetMin: letter.tzOffsetMin })}
      </h3>
      <p>{formatRejectReason(letter)}</p>
      <Content payload={letter.payload} />
      {edit.why !== undefined && <p>{edit.why}</p>}
      {isConfirmingDrop ? (
        <Confirm
          question={drop.question}
          text={drop.consequence}
          yes={drop.yes}
          no="Keep it"
          color="red"
          onYes={() => void settle(discardDeadLetter(letter.mutationId), drop.outcome)}
          onNo={() => {
            flushSync(() => setIsConfirmingDrop(false))
            dropButton.current?.focus()
          }}
        />
      ) : (
        <Actions
          letter={letter}
          dropButton={dropButton}
          onResend={() => void settle(resendDeadLetter(letter.mutationId), 'It will be sent again.')}
          onDrop={() => setIsConfirmingDrop(true)}
        />
      )}
    </article>
  )
}

type ActionsProps = {
  letter: DeadLetter
  dropButton: RefObject<HTMLButtonElement | null>
  onResend: () => void
  onDrop: () => void
}

function Actions({ letter, dropButton, onResend, onDrop }: ActionsProps) {
  const edit = findEditTarget(letter)
  return (
    <div className={styles.actions}>
      <Button onClick={onResend}>Try again</Button>
      {edit.to !== undefined && (
        <ButtonLink to={edit.to} look="plain">
          Edit
        </ButtonLink>
      )}
      <Button variant="outline" onClick={() => saveEntryFile(letter)}>
        Save a file
      </Button>
      <Button ref={dropButton} variant="subtle" color="red" className={styles.delete} onClick={onDrop}>
        {getDiscardWords(letter.kind).button}
      </Button>
    </div>
  )
}

function Content({ payload }: Pick<DeadLetter, 'payload'>) {
  return (
    <dl className={styles.content}>
      {describePayload(payload).map(({ label, value }) => (
        <div key={label} data-long={isLong(value) || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const isLong = (value: string): boolean => value.length > 40 || value.includes('\n')

const kindWords: Record<MutationKind, string> = {
  'symptoms.create': 'Symptom entry',
  'symptoms.update': 'Change to a symptom entry',
  'symptoms.delete': 'Deletion of a symptom entry',
  'triage.create': 'Symptom check',
  'activities.create': 'Activity',
  'activities.update': 'Change to an activity',
  'profile.create': 'Profile',
  'profile.patch': 'Change to your profile',
  'messages.seen': 'A message that you have read',
  'messages.answer': 'An answer to your care team',
  'notifications.read': 'Notifications that you have read',
}
