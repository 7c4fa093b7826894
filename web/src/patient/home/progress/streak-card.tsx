import { Card } from '../../../ui/primitives/card.tsx'
import styles from '../cards.module.css'
import { Picture } from '../../../ui/primitives/picture.tsx'
import type { HomeHistory } from '../use-home-history.ts'
import { useStreak } from './use-streak.ts'

export function StreakCard({ history }: { history: HomeHistory }) {
  const { icon, message, rested } = useStreak(history)
  return (
    <Card className={styles.beside}>
      <span className={styles.picture} data-icon={icon}>
        <Picture name={icon} />
      </span>
      <div>
        <h3>Check-ins in a row</h3>
        <p>{message}</p>
        {rested.length > 0 && (
          <p className={styles.quiet}>
            {rested.length} rest {rested.length === 1 ? 'day' : 'days'} in between kept it going.
          </p>
        )}
      </div>
    </Card>
  )
}
