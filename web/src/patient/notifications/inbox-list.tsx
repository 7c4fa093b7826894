import { notificationWords } from './notification-words.ts'
import type { InboxEntry } from '@second-wind/core/notifications/inbox-item'
import { useRef } from 'react'
import { TextButton } from '../../ui/links/text-button.tsx'
import { InboxEntryCard } from './inbox-entry-card.tsx'
import { useMarkRead } from './use-mark-read.ts'
import styles from './recent-tab.module.css'

/** Newest first, under how many are new. */
export function InboxList({ inbox }: { inbox: readonly InboxEntry[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hasFailed, markRead } = useMarkRead()
  const unread = inbox.filter(({ isNew }) => isNew)
  const markAll = () => {
    // The button goes; the reader stays here.
    heading.current?.focus()
    void markRead(unread)
  }
  return (
    <section aria-labelledby="inbox-heading" className={styles.inbox}>
      <div className={styles.head}>
        <h2 ref={heading} id="inbox-heading" tabIndex={-1}>
          {unread.length === 0 ? notificationWords.nothingNew : notificationWords.countNew(unread.length)}
        </h2>
        {unread.length > 0 && <TextButton onClick={markAll}>{notificationWords.markAll}</TextButton>}
      </div>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {notificationWords.notSaved}
        </p>
      )}
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
