import { inboxWords } from '@second-wind/core/content/notifications/inbox-words'
import { inboxItemsWithoutHistory, toInboxEntries } from '@second-wind/core/notifications/inbox'
import { isTooLateForMedicine } from '@second-wind/core/notifications/reminder-inbox-items'
import { useLiveQuery } from 'dexie-react-hooks'
import { captureAt, captureNow } from '../../data/local/index.ts'
import { listReadMarks, markNotificationsRead, readInboxFacts } from '../../data/local/lazy.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { TextButton } from '../../ui/links/text-button.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import styles from './cards.module.css'

/**
 * The medicine reminders of the last hours that nobody has answered: one line each, below every card about a sign. "Done"
 * marks the notification as read; the app does not record doses.
 */
export function MedicineDue() {
  const now = useNow()
  const due = useLiveQuery(() => findDue(now).catch(() => []), [now]) ?? []
  if (due.length === 0) return null
  return (
    <Card>
      <ul className={styles.due}>
        {due.map(({ id, medicine: { name, time } }) => (
          <li key={id}>
            <p>
              {inboxWords.medicineDue(time)} <strong>{name}</strong>
            </p>
            <TextButton
              aria-label={`${inboxWords.medicineDone}: ${name}, ${time}`}
              onClick={() => void markNotificationsRead([id], captureNow()).catch(() => undefined)}
            >
              {inboxWords.medicineDone}
            </TextButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}

async function findDue(now: number) {
  const at = captureAt(now)
  const [facts, read] = await Promise.all([readInboxFacts(at), listReadMarks()])
  return toInboxEntries(inboxItemsWithoutHistory(facts, at), read).flatMap(({ medicine, ...item }) =>
    medicine && item.isNew && !isTooLateForMedicine(item, at) ? [{ ...item, medicine }] : [],
  )
}
