import { Button, Group } from '@mantine/core'
import type { InvitationJoin } from '@second-wind/core/access/contract/invitations'
import type { Identity } from '@second-wind/core/records/identity'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { approveJoin, declineJoin } from '../../data/server/clinician/invitations.ts'
import { getRefusedFields } from '../../data/server/refused-fields.ts'
import { Confirm } from '../../ui/feedback/confirm.tsx'
import { ErrorText } from '../../ui/feedback/error-text.tsx'
import { formatDayAndTime } from '../../ui/format/format-time.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { formatIdentity, identityGaps } from '../identity/format-identity.ts'
import { identityConflicts } from '../identity/identity-conflicts.ts'
import { identityWords } from '../identity/identity-words.ts'
import { formatTimeLeft } from './format-time-left.ts'
import { invitationErrorMessage } from './invitation-error-message.ts'
import { invitationWords as words } from './invitation-words.ts'
import styles from './invitations.module.css'

type Props = {
  join: InvitationJoin
  /** Whom the clinic invited. */
  identity: Identity
  /** The patient whose record the phone will open; undefined for a person without one. */
  opens: string | undefined
  now: number
  onDone: (outcome: string) => void
}

export function ApproveJoinCard({ join, identity, opens, now, onDone }: Props) {
  const [isSure, setIsSure] = useState(false)
  const approveButton = useRef<HTMLButtonElement>(null)
  const goBack = () => {
    flushSync(() => setIsSure(false))
    approveButton.current?.focus()
  }
  const { attempt, isPending, error } = useAsyncAction((failure) =>
    invitationErrorMessage(failure, getRefusedFields(failure)['identity.nhsNumber']),
  )
  const name = join.person?.name ?? ''
  const decline = () =>
    void attempt(async () => {
      await declineJoin(join.id)
      onDone(words.declined)
    })
  const approve = () =>
    void attempt(async () => {
      const { heldUntil } = (await approveJoin(join.id)).join ?? {}
      if (opens === undefined) onDone(words.approved(name))
      else if (heldUntil === undefined) onDone(words.newDevice.approved(opens))
      else onDone(words.newDevice.held(opens, formatDayAndTime(Date.parse(heldUntil), now)))
    })

  return (
    <div className={styles.person}>
      <JoinFacts join={join} identity={identity} opens={opens} now={now} />
      {isSure ? (
        <Confirm
          question={
            opens === undefined ? words.sure(name, join.words) : words.newDevice.sure(opens, join.words)
          }
          {...askText(identity, now)}
          yes={words.yes}
          no={words.no}
          color="green"
          onYes={approve}
          onNo={goBack}
        />
      ) : (
        <Group>
          <Button ref={approveButton} color="green" aria-disabled={isPending} onClick={() => setIsSure(true)}>
            {words.approve}
          </Button>
          <Button variant="outline" aria-disabled={isPending} onClick={decline}>
            {words.decline}
          </Button>
        </Group>
      )}
      <ErrorText>{error}</ErrorText>
    </div>
  )
}

/** What the person must say, beside the buttons that decide. */
function askText(identity: Identity, now: number): { text?: string } {
  const known = formatIdentity(identity, now)
  return known.length === 0 ? {} : { text: words.mustSay(known.join(', ')) }
}

/** Who wants to join, and what the clinician compares it with. */
function JoinFacts({ join, identity, opens, now }: Omit<Props, 'onDone'>) {
  const invited = formatIdentity(identity, now).join(', ')
  const doubts = [...identityGaps(identity), ...identityConflicts(join.person?.age, identity, now)]
  return (
    <>
      <div>
        <p>
          <strong>{join.person?.name}</strong>
        </p>
        {join.person && (
          <p>
            {words.age(join.person.age)} · {join.person.deviceLabel}
          </p>
        )}
        <p>{formatTimeLeft(Date.parse(join.expiresAt), now)}</p>
      </div>
      {invited !== '' && <p>{identityWords.compare(invited)}</p>}
      {doubts.map((doubt) => (
        <p key={doubt} className={styles.error}>
          {doubt}
        </p>
      ))}
      {opens !== undefined && (
        <p>
          <strong>{words.newDevice.opens(opens)}</strong>
        </p>
      )}
      <dl className={styles.words}>
        <dt>{words.phrase}</dt>
        <dd>{join.words}</dd>
      </dl>
    </>
  )
}
