import { Group } from '@mantine/core'
import { inboxTypeWords } from '@second-wind/core/content/notifications/inbox-words'
import type { InboxEntry } from '@second-wind/core/notifications/inbox-item'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { captureNow } from '../../data/local/index.ts'
import { markMessagesSeen, markNotificationsRead } from '../../data/local/lazy.ts'
import { requestFlush } from '../../data/pwa/request-flush.ts'
import { ErrorText } from '../../ui/feedback/error-text.tsx'
import { timeAgo } from '../../ui/format/uk-time.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { TextButton } from '../../ui/links/text-button.tsx'
import { MessageBody } from './message-body.tsx'
import { NotificationFrame } from './notification-frame.tsx'
import { notificationWords } from './notification-words.ts'
import { typeIcons } from './type-icons.ts'
import inboxEntryCardStyles from './notification-frame.module.css'
import styles from './recent-tab.module.css'

type ListProps = {
  inbox: readonly InboxEntry[]
  /** The card about a warning sign is above. */
  isBesideCard: boolean
}

/** Newest first, below the number of new items. */
export function InboxList({ inbox, isBesideCard }: ListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hasFailed, markRead } = useMarkRead()
  const unread = inbox.filter(({ isNew }) => isNew)
  const markAll = () => {
    // The button disappears, so the focus moves to the heading.
    heading.current?.focus()
    void markRead(unread)
  }
  return (
    <section aria-labelledby="inbox-heading" className={styles.inbox}>
      <Group gap="0 var(--space-3)" justify="space-between">
        <h2 ref={heading} id="inbox-heading" tabIndex={-1}>
          {headingOf(unread.length, isBesideCard)}
        </h2>
        {unread.length > 0 && <TextButton onClick={markAll}>{notificationWords.markAll}</TextButton>}
      </Group>
      {hasFailed && <ErrorText>{notificationWords.notSaved}</ErrorText>}
      <ul className={styles.list}>
        {inbox.map((entry) => (
          <li key={entry.id}>
            <InboxEntryCard entry={entry} onRead={() => void markRead([entry])} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function headingOf(unread: number, isBesideCard: boolean): string {
  if (unread > 0) return notificationWords.countNew(unread)
  return isBesideCard ? notificationWords.nothingNewBesideCard : notificationWords.nothingNew
}

/** Marks messages as read for the care team, and everything else for the person's other phones. */
function useMarkRead() {
  const [hasFailed, setHasFailed] = useState(false)
  const markRead = (entries: readonly InboxEntry[]) =>
    save(entries).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    )
  return { hasFailed, markRead }
}

async function save(entries: readonly InboxEntry[]): Promise<void> {
  const now = captureNow()
  await markMessagesSeen(
    entries.flatMap(({ message }) => message?.id ?? []),
    now,
  )
  await markNotificationsRead(
    entries.filter(({ message }) => !message).map(({ id }) => id),
    now,
  )
  // Nothing else starts a flush for these, because they do not count as unsent. Not urgent, so existing waits apply.
  requestFlush({ skipBackoff: false }).catch(() => {})
}

type Props = { entry: InboxEntry; onRead: () => void }

function InboxEntryCard({ entry, onRead }: Props) {
  const { type, title, text, at, link, isNew, isSample, message } = entry
  const timeText = timeAgo(Date.parse(at), useNow())
  return (
    <NotificationFrame
      icon={typeIcons[type]}
      type={inboxTypeWords[type]}
      title={title}
      isNew={isNew}
      isSample={isSample}
      timeText={message ? undefined : timeText}
    >
      {message ? (
        <MessageBody message={message} timeText={timeText} onRead={onRead} />
      ) : (
        <>
          <p>{text}</p>
          {link && (
            <Link to={link.to} className={inboxEntryCardStyles.link} onClick={onRead}>
              {link.label}
            </Link>
          )}
        </>
      )}
    </NotificationFrame>
  )
}
