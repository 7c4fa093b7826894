import { inboxTypeWords } from '@second-wind/core/content/notifications/inbox-words'
import type { InboxEntry } from '@second-wind/core/notifications/inbox-item'
import { Link } from 'react-router-dom'
import { timeAgo } from '../../ui/format/uk-time.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { NotificationFrame } from './notification-frame.tsx'
import { MessageBody } from './message-body.tsx'
import { typeIcons } from './type-icons.ts'
import styles from './notification-frame.module.css'

type Props = { entry: InboxEntry; onRead: () => void }

export function InboxEntryCard({ entry, onRead }: Props) {
  const { type, title, text, at, way, isNew, isSample, message } = entry
  const when = timeAgo(Date.parse(at), useNow())
  return (
    <NotificationFrame
      icon={typeIcons[type]}
      type={inboxTypeWords[type]}
      title={title}
      isNew={isNew}
      isSample={isSample}
      when={message ? undefined : when}
    >
      {message ? (
        <MessageBody message={message} when={when} onRead={onRead} />
      ) : (
        <>
          <p>{text}</p>
          {way && (
            <Link to={way.to} className={styles.way} onClick={onRead}>
              {way.label}
            </Link>
          )}
        </>
      )}
    </NotificationFrame>
  )
}
