import { profileWords } from '@second-wind/core/content/profile/profile-words'
import styles from './draft-kept.module.css'

/** Says where the values on screen come from, and offers an empty form. */
export function DraftKept({ onStartAgain }: { onStartAgain: () => void }) {
  return (
    <div className={styles.kept}>
      <p role="status">{profileWords.draftKept}</p>
      <button type="button" className={styles.again} onClick={onStartAgain}>
        Start again
      </button>
    </div>
  )
}
