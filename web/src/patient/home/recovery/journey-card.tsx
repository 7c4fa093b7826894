import { Button } from '../../../ui/primitives/button.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import styles from '../cards.module.css'

type Props = { dayCount: number; onOpen: () => void }

export function JourneyCard({ dayCount, onOpen }: Props) {
  return (
    <Card className={styles.stack}>
      <h3>Recovery journey</h3>
      {dayCount > 0 && <p>Day {dayCount} since your first check-in.</p>}
      <Button look="plain" onClick={onOpen}>
        My Recovery Timeline
      </Button>
    </Card>
  )
}
