import { Notice } from './notice.tsx'
import styles from './precautions-notice.module.css'

/** What to know before starting an activity. */
export function PrecautionsNotice({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Notice tone="warning">
      <h3 className={styles.heading}>Before you start</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  )
}
