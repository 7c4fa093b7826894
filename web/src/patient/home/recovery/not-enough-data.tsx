import { notEnoughWords } from '@second-wind/core/content/recovery-timeline-words'
import { Card } from '../../../ui/primitives/card.tsx'
import styles from '../cards.module.css'

/** Shown instead of figures without data. */
export function NotEnoughData() {
  return (
    <Card className={styles.stack}>
      <h3>{notEnoughWords.title}</h3>
      <p>{notEnoughWords.description}</p>
    </Card>
  )
}
