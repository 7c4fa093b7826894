import { Button } from '@mantine/core'
import { reminderWords } from '@second-wind/core/content/notifications/reminder-words'
import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'react-router-dom'
import { findMedicineReminders, findReminder } from '../../../data/local/lazy.ts'
import {
  requestNotificationPermission,
  useNotificationAccess,
} from '../../../data/pwa/notification-access.ts'
import * as paths from '../../../paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { notificationWords } from '../notification-words.ts'
import { Medicines } from './medicines.tsx'
import { Switches } from './switches.tsx'
import { useTopicSwitches } from './use-topic-switches.ts'
import styles from './notification-settings-tab.module.css'

/** How reminders reach the person, besides the browser's permission (reminder-words.ts). */
const reminderDeliveryWords = {
  heading: 'How reminders reach you',
  inApp: "You'll find everything under Recent. A dot on the bell means something new.",
  default:
    'You can also get notifications on this phone, if you allow them. They do not mention your health, unless you choose to show the name of a medicine.',
  allow: 'Allow notifications',
  calendar:
    "Your phone's own calendar is more reliable: it reminds you when the app is closed. Choose Add to calendar next to a reminder.",
} as const

export function NotificationSettingsTab() {
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

/** What will happen at the set time, and what will not. The permission prompt opens only with the button. */
function NotificationChannels() {
  const access = useNotificationAccess()
  return (
    <Card className={styles.stack}>
      <h2>{reminderDeliveryWords.heading}</h2>
      <p>{reminderDeliveryWords.inApp}</p>
      <p>{reminderDeliveryWords.calendar}</p>
      <p role="status">{access === 'default' ? reminderDeliveryWords.default : reminderWords[access]}</p>
      {access === 'default' && (
        <div>
          <Button variant="outline" onClick={() => void requestNotificationPermission()}>
            {reminderDeliveryWords.allow}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** The daily reminder is set in the tracker; this card only shows its time. */
function CheckInCard() {
  const reminder = useLiveQuery(() =>
    findReminder().then(
      (found) => found ?? 'none',
      () => undefined,
    ),
  )
  const isSwitchedOff = useTopicSwitches()?.topics.symptoms === false
  if (!reminder) return null
  return (
    <Card className={styles.stack}>
      <h2>Check-in reminder</h2>
      <p>{stateWords(reminder === 'none' ? undefined : reminder.time, isSwitchedOff)}</p>
      <Link to={paths.trackerReminder} className={styles.link}>
        {reminder === 'none' ? 'Set a time in the tracker' : 'Change it in the tracker'}
      </Link>
    </Card>
  )
}

function stateWords(time: string | undefined, isSwitchedOff: boolean): string {
  if (time === undefined) return 'Off. No reminder is set.'
  return isSwitchedOff
    ? `Off. Symptoms are turned off above. The reminder was set for ${time}.`
    : `On, every day at ${time}.`
}
