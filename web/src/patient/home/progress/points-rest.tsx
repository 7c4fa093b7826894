import { pointsPausedWords } from '@second-wind/core/content/motivation/points-paused-words'
import { Card } from '../../../ui/primitives/card.tsx'
import styles from '../cards.module.css'

/** Replaces points, challenges, badges and the quote on a bad day. */
export function PointsRest() {
  return (
    <Card className={styles.stack}>
      <h2>{pointsPausedWords.title}</h2>
      <p>{pointsPausedWords.text}</p>
    </Card>
  )
}
