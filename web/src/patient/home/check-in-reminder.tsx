import { dailyReminder } from '@second-wind/core/content/notifications/reminders'
import { useLiveQuery } from 'dexie-react-hooks'
import { captureAt, captureNow } from '../../data/local/index.ts'
import { shouldShowReminder, dismissReminder } from '../../data/local/lazy.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { TextButton } from '../../ui/links/text-button.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import styles from './cards.module.css'

/** The daily reminder, if one is set: from its time until the check-in. */
export function CheckInReminder() {
  const now = useNow()
  const isDue = useLiveQuery(() => shouldShowReminder(captureAt(now)).catch(() => false), [now])
  if (!isDue) return null
  return (
    <Card className={styles.stack}>
      <h2>{dailyReminder.title}</h2>
      <p>{dailyReminder.body}</p>
      <ButtonLink to={dailyReminder.opens} look="plain">
        Check in
      </ButtonLink>
      <TextButton onClick={() => void dismissReminder(captureNow())}>Not today</TextButton>
    </Card>
  )
}
