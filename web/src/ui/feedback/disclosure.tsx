import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

/** More to read, where the reader is, for who wants it. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
