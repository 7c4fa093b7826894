import { inboxTypeWords } from '@second-wind/core/content/notifications/inbox-words'
import { notificationWords } from './notification-words.ts'
import { notifications as samples } from '@second-wind/core/content/samples/notifications'
import { timeAgo } from '../../ui/format/uk-time.ts'
import { NotificationFrame } from './notification-frame.tsx'
import { typeIcons } from './type-icons.ts'
import styles from './recent-tab.module.css'

/** The specification's own notifications, for whoever wants to see one of each kind. */
export function SampleNotifications() {
  return (
    <details className={styles.samples}>
      <summary>
        <h2>{notificationWords.samples}</h2>
      </summary>
      <p>{notificationWords.sampleNote}</p>
      <ul className={styles.list}>
        {samples.notifications.map(({ id, type, title, message, hoursAgo, read }) => (
          <li key={id}>
            <NotificationFrame
              icon={type === 'social' ? 'person' : typeIcons[type]}
              type={type === 'social' ? 'Social' : inboxTypeWords[type]}
              title={title}
              isNew={!read}
              isSample
              when={timeAgo(0, hoursAgo * 60 * 60_000)}
            >
              <p>{message}</p>
            </NotificationFrame>
          </li>
        ))}
      </ul>
    </details>
  )
}
