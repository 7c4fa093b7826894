import { reminderWords } from '@second-wind/core/content/notifications/reminder-words'
import { captureNow } from '../../../data/local/index.ts'
import {
  requestNotificationPermission,
  useNotificationAccess,
} from '../../../data/pwa/notification-access.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { saveDailyReminder } from '../../../ui/files/calendar-file.ts'
import { usualTime } from './reminder-form.tsx'
import styles from './daily-reminder.module.css'

/** What will happen at that time, and what will not. @param time of the reminder that is set */
export function ReminderChannels({ time = usualTime }: { time?: string | undefined }) {
  const access = useNotificationAccess()
  return (
    <>
      <p>{reminderWords.onHome}</p>
      <p role="status">{reminderWords[access]}</p>
      {access === 'default' && (
        <div>
          <Button look="plain" onClick={() => void requestNotificationPermission()}>
            Allow notifications
          </Button>
        </div>
      )}
      <p className={styles.calendar}>{reminderWords.calendar}</p>
      <div>
        <Button look="plain" onClick={() => saveDailyReminder(time, captureNow())}>
          Add {time} to your calendar
        </Button>
      </div>
    </>
  )
}
