import { Button } from '@mantine/core'
import { reminderWords } from '@second-wind/core/content/notifications/reminder-words'
import { Link, useSearchParams } from 'react-router-dom'
import { captureAt, captureNow } from '../../../data/local/index.ts'
import {
  requestNotificationPermission,
  useNotificationAccess,
} from '../../../data/pwa/notification-access.ts'
import * as paths from '../../../paths.ts'
import { useFocusOnce } from '../../../ui/hooks/use-focus-once.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { saveDailyReminder } from '../../../ui/print/calendar-file.ts'
import { ReminderForm, usualTime } from './reminder-form.tsx'
import { type ReminderState, useReminder } from './use-reminder.ts'
import styles from './daily-reminder.module.css'

/** Below the form. /tracking?reminder=1 scrolls to it. */
export function DailyReminder() {
  const state = useReminder()
  return state ? <Section {...state} /> : null
}

function Section(state: ReminderState) {
  const isRequested = useSearchParams()[0].get('reminder') === '1'
  const summary = useFocusOnce<HTMLElement>()
  return (
    <details id="reminder" open={isRequested} className={styles.reminder}>
      <summary ref={isRequested ? summary : undefined}>
        <h2>Daily reminder</h2>
      </summary>
      <div className={styles.body}>
        <State {...state} />
        <ReminderForm {...state} />
        <ReminderChannels time={state.reminder?.time} />
      </div>
    </details>
  )
}

function State({ reminder, isSwitchedOff }: ReminderState) {
  const today = captureAt(useNow()).localDate
  if (isSwitchedOff) {
    return (
      <div role="status">
        <p>{reminderWords.switchedOff}</p>
        <Link to={paths.profileSettings}>Go to your profile settings</Link>
      </div>
    )
  }
  if (!reminder) return <p role="status">Off. No reminder is set.</p>
  return (
    <p role="status">
      <strong>On, every day at {reminder.time}.</strong>{' '}
      {reminder.notifiedOn === today && 'The next one is tomorrow.'}
    </p>
  )
}

/** What will happen at that time, and what will not. @param time of the reminder that is set */
function ReminderChannels({ time = usualTime }: { time?: string | undefined }) {
  const access = useNotificationAccess()
  return (
    <>
      <p>{reminderWords.onHome}</p>
      <p role="status">{reminderWords[access]}</p>
      {access === 'default' && (
        <div>
          <Button variant="outline" onClick={() => void requestNotificationPermission()}>
            Allow notifications
          </Button>
        </div>
      )}
      <p className={styles.calendar}>{reminderWords.calendar}</p>
      <div>
        <Button variant="outline" onClick={() => saveDailyReminder(time, captureNow())}>
          Add {time} to your calendar
        </Button>
      </div>
    </>
  )
}
