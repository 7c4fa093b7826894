import { notificationWords } from '../notification-words.ts'
import { useLiveQuery } from 'dexie-react-hooks'
import { findMedicineReminders } from '../../../data/local/lazy.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { CheckInCard } from './check-in-card.tsx'
import { Medicines } from './medicines.tsx'
import { Switches } from './switches.tsx'
import { NotificationChannels } from './notification-channels.tsx'
import styles from './settings-tab.module.css'

export function SettingsTab() {
  const isUnreadable = useLiveQuery(() =>
    findMedicineReminders().then(
      () => false,
      () => true,
    ),
  )
  return (
    <div className={styles.tab}>
      {isUnreadable && (
        <Notice tone="warning">
          <p>{notificationWords.unreadable}</p>
        </Notice>
      )}
      <Switches />
      <Medicines />
      <CheckInCard />
      <NotificationChannels />
    </div>
  )
}
