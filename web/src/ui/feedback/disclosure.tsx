import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

/** Optional details that open in place. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
