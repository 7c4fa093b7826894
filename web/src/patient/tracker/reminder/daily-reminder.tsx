import { reminderWords } from '@second-wind/core/content/notifications/reminder-words'
import { Link, useSearchParams } from 'react-router-dom'
import { captureAt } from '../../../data/local/index.ts'
import { useFocusOnce } from '../../../ui/hooks/use-focus-once.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { ReminderForm } from './reminder-form.tsx'
import { ReminderChannels } from './reminder-channels.tsx'
import { useReminder, type ReminderState } from './use-reminder.ts'
import styles from './daily-reminder.module.css'

/** Under the form. /tracking?reminder=1 leads to it. */
export function DailyReminder() {
  const state = useReminder()
  return state ? <Section {...state} /> : null
}

function Section(state: ReminderState) {
  const isAskedFor = useSearchParams()[0].get('reminder') === '1'
  const summary = useFocusOnce<HTMLElement>()
  return (
    <details id="reminder" open={isAskedFor} className={styles.reminder}>
      <summary ref={isAskedFor ? summary : undefined}>
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
        <Link to="/profile?tab=settings">Go to your profile settings</Link>
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
