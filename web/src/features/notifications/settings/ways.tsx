import { reminderWords } from '@second-wind/core/content/notifications/reminder-words'
import { waysWords } from '@second-wind/core/content/notifications/ways-words'
import { askForNotifications, useNotificationAccess } from '../../../pwa/notification-access.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
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
