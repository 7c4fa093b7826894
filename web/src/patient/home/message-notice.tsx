import { messageWords } from '@second-wind/core/content/notifications/message-words'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useMarkSeen } from '../../data/live/use-mark-seen.ts'
import { listMessages } from '../../data/local/lazy.ts'
import * as paths from '../../paths.ts'
import { NotSavedNotice } from '../../ui/feedback/not-saved-notice.tsx'
import { timeAgo } from '../../ui/format/uk-time.ts'
import { useFocusOnce } from '../../ui/hooks/use-focus-once.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import { CareMessage } from '../../widgets/care-message.tsx'
import styles from './cards.module.css'

/** The newest unread message from the care team, above all groups of Home. */
export function MessageNotice() {
  const now = useNow()
  const messages = useLiveQuery(() => listMessages().catch(() => []))
  const [hasRead, setHasRead] = useState(false)
  const { notSaved, markSeen } = useMarkSeen()
  const unread = messages?.filter(({ seenAt }) => seenAt === undefined) ?? []
  const [newest, ...others] = unread
  if (!newest) return hasRead ? <WasRead /> : null
  return (
    <Card className={styles.stack}>
      <h2>{messageWords.heading(newest.from)}</h2>
      <CareMessage message={newest} when={timeAgo(Date.parse(newest.sentAt), now)}>
        {notSaved && (
          <NotSavedNotice reason={notSaved} what="that you have read it" again="press the button again" />
        )}
        <div className={styles.actions}>
          <ButtonLink to={paths.messages} look="go">
            {messageWords.answer}
          </ButtonLink>
          <Button look="plain" onClick={() => void markSeen(newest.id).then(setHasRead)}>
            {messageWords.seen}
          </Button>
        </div>
        {others.length > 0 && <Link to={paths.messages}>{messageWords.more(others.length)}</Link>}
      </CareMessage>
    </Card>
  )
}

/** Takes the focus when the message has disappeared. */
function WasRead() {
  const place = useFocusOnce<HTMLParagraphElement>()
  return (
    <p ref={place} tabIndex={-1} className={styles.quiet}>
      {messageWords.kept} <Link to={paths.messages}>{messageWords.keptLink}</Link>
    </p>
  )
}
