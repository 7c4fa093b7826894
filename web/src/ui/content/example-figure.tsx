import type { ReactNode } from 'react'
import styles from './example-figure.module.css'

/** A figure that nobody has measured, behind a tag that everybody reads (hazards C27, C28). */
export function ExampleFigure({ children }: { children: ReactNode }) {
  return (
    <p className={styles.figure}>
      <strong className={styles.tag}>Example figure</strong>
      <span className={styles.spoken}>: </span>
      {children}
    </p>
  )
}
