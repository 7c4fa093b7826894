import { reminderWords } from '@second-wind/core/content/notifications/reminder-words'
import { reminderDeliveryWords } from './reminder-delivery-words.ts'
import {
  requestNotificationPermission,
  useNotificationAccess,
} from '../../../data/pwa/notification-access.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import styles from './settings-tab.module.css'

/** What will happen at that time, and what will not. Nobody is asked before the button. */
export function NotificationChannels() {
  const access = useNotificationAccess()
  return (
    <Card className={styles.stack}>
      <h2>{reminderDeliveryWords.heading}</h2>
      <p>{reminderDeliveryWords.inApp}</p>
      <p role="status">{access === 'default' ? reminderDeliveryWords.default : reminderWords[access]}</p>
      {access === 'default' && (
        <div>
          <Button look="plain" onClick={() => void requestNotificationPermission()}>
            {reminderDeliveryWords.allow}
          </Button>
        </div>
      )}
      <p className={styles.quiet}>{reminderDeliveryWords.calendar}</p>
    </Card>
  )
}
