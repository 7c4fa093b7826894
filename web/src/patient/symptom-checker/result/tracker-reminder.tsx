import { captureNow } from '../../../data/local/index.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { saveDailyReminder } from '../../../ui/files/calendar-file.ts'
import styles from './result-end.module.css'

/** To the tracker; and a reminder that works with the app closed, made on this phone. */
export function TrackerReminder() {
  return (
    <div className={styles.stack}>
      <ButtonLink to="/tracking?reminder=1" look="go">
        Set Symptom Tracker Reminder
      </ButtonLink>
      <Button look="plain" onClick={() => saveDailyReminder('09:00', captureNow())}>
        Add a daily reminder to your calendar
      </Button>
      <p>
        This saves a small file for the calendar of this phone, for 9 in the morning each day. You can change
        the time there. It says nothing about your health.
      </p>
    </div>
  )
}
