import { notificationWords } from './notification-words.ts'
import { useProfile } from '../../data/live/use-profile.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { Companion } from '../../ui/companion/companion.tsx'
import styles from './recent-tab.module.css'

export function NoNotifications() {
  const who = useProfile()?.profile?.companionAvatar ?? 'joy'
  return (
    <div className={styles.empty}>
      <Companion who={who} expression="resting" />
      <h2>{notificationWords.empty}</h2>
      <p>{notificationWords.emptyNote}</p>
      <ButtonLink to="/notifications?tab=settings" look="plain">
        {notificationWords.emptyAction}
      </ButtonLink>
    </div>
  )
}
