import { inboxTypeWords } from '@second-wind/core/content/notifications/inbox-words'
import { notifications as samples } from '@second-wind/core/content/samples/notifications'
import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import { hourMs } from '@second-wind/core/platform/moment'
import { useCurrentFindings } from '../../data/live/use-current-findings.ts'
import { useProfile } from '../../data/live/use-profile.ts'
import * as paths from '../../paths.ts'
import { Companion } from '../../ui/companion/companion.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { timeAgo } from '../../ui/format/uk-time.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { InboxList } from './inbox-list.tsx'
import { NotificationFrame } from './notification-frame.tsx'
import { notificationWords } from './notification-words.ts'
import { typeIcons } from './type-icons.ts'
import { useInbox } from './use-inbox.ts'
import styles from './recent-tab.module.css'

export function RecentTab() {
  const inbox = useInbox(0)
  const current = useCurrentFindings(useNow())
  if (inbox === undefined || current === undefined) return null
  const isBesideCard = followUpCard(current) !== undefined
  return (
    <div className={styles.tab}>
      {inbox === 'unreadable' ? (
        <Notice tone="warning">
          <p>{notificationWords.unreadable}</p>
        </Notice>
      ) : inbox.length === 0 ? (
        <NoNotifications isBesideCard={isBesideCard} />
      ) : (
        <InboxList inbox={inbox} isBesideCard={isBesideCard} />
      )}
      <SampleNotifications />
    </div>
  )
}

/** Does not deny the card about a warning sign above it, and rests beside none. */
function NoNotifications({ isBesideCard }: { isBesideCard: boolean }) {
  const who = useProfile()?.profile?.companionAvatar ?? 'joy'
  return (
    <div className={styles.empty}>
      {!isBesideCard && <Companion who={who} expression="resting" />}
      <h2>{isBesideCard ? notificationWords.emptyBesideCard : notificationWords.empty}</h2>
      <p>{notificationWords.emptyNote}</p>
      <ButtonLink to={paths.notificationSettings} look="plain">
        {notificationWords.emptyAction}
      </ButtonLink>
    </div>
  )
}

/** The specification's own notifications: one sample of each kind. */
function SampleNotifications() {
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
              timeText={timeAgo(0, hoursAgo * hourMs)}
            >
              <p>{message}</p>
            </NotificationFrame>
          </li>
        ))}
      </ul>
    </details>
  )
}
