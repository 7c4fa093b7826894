import { useSearchParams } from 'react-router-dom'
import { ScreenTabs } from '../../ui/links/screen-tabs.tsx'
import { FollowUpCard } from '../../widgets/follow-up-card.tsx'
import { RecentTab } from './recent-tab.tsx'
import { NotificationSettingsTab } from './settings/notification-settings-tab.tsx'
import styles from './notifications-screen.module.css'

const tabs = [
  { id: 'recent', title: 'Recent', panel: <RecentTab /> },
  { id: 'settings', title: 'Settings', panel: <NotificationSettingsTab /> },
]

/** /notifications, or /notifications?tab=settings. */
export function NotificationsScreen() {
  const [params, setParams] = useSearchParams()
  const requestedTab = params.get('tab')
  const tab = tabs.find(({ id }) => id === requestedTab)?.id ?? 'recent'
  return (
    <>
      <div className={styles.warning}>
        <FollowUpCard hasPlanLink />
      </div>
      <ScreenTabs
        id="notifications"
        name="Smart Notifications"
        tab={tab}
        onTab={(id) => setParams(id === 'recent' ? {} : { tab: id })}
        tabs={tabs}
      />
    </>
  )
}
