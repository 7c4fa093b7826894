import styles from './kept-for-you.module.css'

/** Says where the values on screen come from, and offers an empty form. */
export function KeptForYou({ onStartAgain }: { onStartAgain: () => void }) {
  return (
    <div className={styles.kept}>
      <p role="status">We kept what you filled in earlier today.</p>
      <button type="button" className={styles.again} onClick={onStartAgain}>
        Start again
      </button>
    </div>
  )
}
