import { reminderWords } from '@second-wind/core/content/notifications/reminder-words'
import { waysWords } from './reminder-delivery-words.ts'
import { askForNotifications, useNotificationAccess } from '../../../data/pwa/notification-access.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import styles from './settings-tab.module.css'

/** What will happen at that time, and what will not. Nobody is asked before the button. */
export function Ways() {
  const access = useNotificationAccess()
  return (
    <Card className={styles.stack}>
      <h2>{waysWords.heading}</h2>
      <p>{waysWords.inApp}</p>
      <p role="status">{access === 'default' ? waysWords.default : reminderWords[access]}</p>
      {access === 'default' && (
        <div>
          <Button look="plain" onClick={() => void askForNotifications()}>
            {waysWords.allow}
          </Button>
        </div>
      )}
      <p className={styles.quiet}>{waysWords.calendar}</p>
    </Card>
  )
}
