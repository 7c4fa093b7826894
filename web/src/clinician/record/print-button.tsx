import { recordWords } from './record-words.ts'
import styles from './record-pane.module.css'

/** Opens the browser's own dialog; what it prints is the page that stands beside the app. */
export function PrintButton() {
  return (
    <button type="button" className={styles.tool} onClick={() => window.print()}>
      {recordWords.print}
    </button>
  )
}
