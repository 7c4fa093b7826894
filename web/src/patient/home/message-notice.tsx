import type { Message } from '@second-wind/core/care/message'
import { worseAnswerWithoutCheckAt } from '@second-wind/core/care/worse-answer-without-check'
import { messageWords } from '@second-wind/core/content/notifications/message-words'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useHasWarning } from '../../data/live/use-current-findings.ts'
import { useMarkSeen } from '../../data/live/use-mark-seen.ts'
import { listMessages, listTriage } from '../../data/local/index.ts'
import * as paths from '../../paths.ts'
import { NotSavedNotice } from '../../ui/feedback/not-saved-notice.tsx'
import { timeAgo, timeOrDate } from '../../ui/format/uk-time.ts'
import { useFocusOnce } from '../../ui/hooks/use-focus-once.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import { CareHelp, CareMessage } from '../../widgets/care-message.tsx'
import { UnseenWarning } from '../../widgets/sync/unseen-warning.tsx'
import styles from './cards.module.css'

/** What the person has told the care team and not checked since, then the newest unread message. */
export function MessageNotice() {
  const messages = useLiveQuery(() => listMessages().catch(() => []))
  return (
    <>
      <WorseNotice messages={messages ?? []} />
      <UnreadMessage messages={messages} />
    </>
  )
}

/** After "Worse", until a symptom check is done: Home must not look as if all were well (HZ-39). */
function WorseNotice({ messages }: { messages: readonly Message[] }) {
  const now = useNow()
  const checks = useLiveQuery(() => listTriage(5).catch(() => []))
  const answeredAt = worseAnswerWithoutCheckAt(messages, checks ?? [], now)
  if (answeredAt === undefined || checks === undefined) return null
  const answered = messages.find(({ answers }) => answers?.some((given) => given.answeredAt === answeredAt))
  return (
    <Card className={styles.stack}>
      <h2>{messageWords.worseHeading}</h2>
      {answered && <UnseenWarning source={{ kind: 'messages', id: answered.id }} />}
      <p>{messageWords.worseSince(timeOrDate(Date.parse(answeredAt), now))}</p>
      <CareHelp />
    </Card>
  )
}

/** The newest unread message from the care team, above all groups of Home. */
function UnreadMessage({ messages }: { messages: readonly Message[] | undefined }) {
  const now = useNow()
  const hasWarning = useHasWarning(now)
  const [hasRead, setHasRead] = useState(false)
  const { notSaved, markSeen } = useMarkSeen()
  const unread = messages?.filter(({ seenAt }) => seenAt === undefined) ?? []
  const [newest, ...others] = unread
  if (!newest) return hasRead ? <WasRead /> : null
  const more = others.length > 0 && <Link to={paths.messages}>{messageWords.more(others.length)}</Link>
  // The card directly above has the calls, and what to do first.
  if (hasWarning)
    return (
      <Card className={styles.brief}>
        <h2>{messageWords.heading(newest.from)}</h2>
        <p>{messageWords.beginning(newest.text)}</p>
        <AnswerLink look="plain" />
        {more}
      </Card>
    )
  return (
    <Card className={styles.stack}>
      <h2>{messageWords.heading(newest.from)}</h2>
      <CareMessage message={newest} timeText={timeAgo(Date.parse(newest.sentAt), now)}>
        {notSaved && (
          <NotSavedNotice reason={notSaved} what="that you have read it" again="press the button again" />
        )}
        <div className={styles.actions}>
          <AnswerLink look="go" />
          <Button look="plain" onClick={() => void markSeen(newest.id).then(setHasRead)}>
            {messageWords.seen}
          </Button>
        </div>
        {more}
      </CareMessage>
    </Card>
  )
}

const AnswerLink = ({ look }: { look: 'go' | 'plain' }) => (
  <ButtonLink to={paths.messages} look={look}>
    {messageWords.answer}
  </ButtonLink>
)

/** Takes the focus when the message has disappeared. */
function WasRead() {
  const place = useFocusOnce<HTMLParagraphElement>()
  return (
    <p ref={place} tabIndex={-1} className={styles.quiet}>
      {messageWords.kept} <Link to={paths.messages}>{messageWords.keptLink}</Link>
    </p>
  )
}
