import { pointsPausedWords } from '@second-wind/core/content/motivation/points-paused-words'
import styles from '../cards.module.css'

/** Replaces points, challenges, badges and the quote on a bad day. */
export function PointsPaused() {
  return (
    <section className={styles.aside}>
      <h2>{pointsPausedWords.title}</h2>
      <p>{pointsPausedWords.text}</p>
    </section>
  )
}
