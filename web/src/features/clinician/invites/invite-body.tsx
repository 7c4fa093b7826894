import { Button } from '@mantine/core'
import { inviteWords as words } from '@second-wind/core/content/joining/invite-words'
import type { CreatedInvite, Handover } from '@second-wind/core/contract/invites'
import type { Clinician } from '@second-wind/core/model/clinician'
import { useState } from 'react'
import { createInvite } from '../../../server/invites.ts'
import { useTry } from '../../../ui/use-try.ts'
import { useClock } from '../frame/use-clock.ts'
import { AskingList } from './asking-list.tsx'
import { ChooseHandover } from './choose-handover.tsx'
import styles from './invites.module.css'
import { MadeInvite } from './made-invite.tsx'
import { OpenInvites } from './open-invites.tsx'
import { troubleWords } from './trouble-words.ts'
import type { Invites } from './use-invites.ts'

type Props = Invites & { clinician: Clinician | undefined; onClose: () => void }

/** Who waits stands first: somebody is sitting there. */
export function InviteBody({ clinician, invites, hasFailed, skewMs, readNow, onClose }: Props) {
  const [made, setMade] = useState<CreatedInvite>()
  const { attempt, isUnderway, trouble } = useTry((failure) => troubleWords(failure, words.tooMany))
  const now = useClock(1_000) + skewMs
  const create = (handover: Handover) =>
    attempt(async () => {
      setMade(await createInvite(handover))
      readNow()
    })
  // What became of it since it was made.
  const latest = made && invites?.find(({ id }) => id === made.id)
  const isShown = made && (latest?.state ?? 'open') === 'open'

  return (
    <>
      <AskingList invites={invites ?? []} now={now} onDone={readNow} />
      {isShown ? (
        <MadeInvite made={made} clinician={clinician} now={now} onNew={() => setMade(undefined)} />
      ) : (
        <ChooseHandover isUnderway={isUnderway} onChoose={(handover) => void create(handover)} />
      )}
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      {hasFailed && <p className={styles.trouble}>{words.noAnswer}</p>}
      <OpenInvites invites={invites ?? []} now={now} onDone={readNow} />
      <div>
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </>
  )
}
