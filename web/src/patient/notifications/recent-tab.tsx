import { notificationWords } from './notification-words.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { InboxList } from './inbox-list.tsx'
import { NoNotifications } from './no-notifications.tsx'
import { SampleNotifications } from './sample-notifications.tsx'
import { useInbox } from './use-inbox.ts'
import styles from './recent-tab.module.css'

export function RecentTab() {
  const inbox = useInbox(0)
  if (inbox === undefined) return null
  return (
    <div className={styles.tab}>
      {inbox === 'unreadable' ? (
        <Notice tone="warning">
          <p>{notificationWords.unreadable}</p>
        </Notice>
      ) : inbox.length === 0 ? (
        <NoNotifications />
      ) : (
        <InboxList inbox={inbox} />
      )}
      <SampleNotifications />
    </div>
  )
}
