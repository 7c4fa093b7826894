import { Button, Group } from '@mantine/core'
import type { CreatedInvitation } from '@second-wind/core/access/contract/invitations'
import type { Clinician } from '@second-wind/core/care/clinician'
import { useEffect, useRef } from 'react'
import { QrCode } from '../../ui/codes/qr-code.tsx'
import { formatInvitationCode } from './format-invitation-code.ts'
import { formatTimeLeft } from './format-time-left.ts'
import { InvitationLetter } from './invitation-letter.tsx'
import { invitationWords as words } from './invitation-words.ts'
import styles from './invitations.module.css'

type Props = { made: CreatedInvitation; clinician: Clinician | undefined; now: number; onNew: () => void }

/** The one time that its code can be seen. */
export function CreatedInvitationPanel({ made, clinician, now, onNew }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const address = `${location.host}/join`
  const link = `${location.origin}/join#i=${made.token}`
  return (
    <section className={styles.made} aria-labelledby="made-invite">
      <div className={styles.beside}>
        <h3 id="made-invite" ref={heading} tabIndex={-1}>
          {words.made.title}
        </h3>
        {made.handover === 'letter' ? (
          <p>{words.made.letter}</p>
        ) : (
          <>
            <p>{words.made.scan}</p>
            <p>{words.made.type(address)}</p>
          </>
        )}
        <p className={styles.code}>{formatInvitationCode(made.code)}</p>
        <p>
          <strong>{formatTimeLeft(Date.parse(made.expiresAt), now)}</strong>. {words.made.once}
        </p>
        <Group>
          {made.handover === 'letter' && <Button onClick={() => window.print()}>{words.made.print}</Button>}
          <Button variant="outline" onClick={onNew}>
            {words.made.new}
          </Button>
        </Group>
      </div>
      <QrCode text={link} label={words.made.qr} />
      {made.handover === 'letter' && (
        <InvitationLetter made={made} clinician={clinician} link={link} address={address} />
      )}
    </section>
  )
}
