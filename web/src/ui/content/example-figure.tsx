import type { ReactNode } from 'react'
import styles from './example-figure.module.css'

/** An invented figure, always with a visible "Example figure" tag (hazards C27, C28). */
export function ExampleFigure({ children }: { children: ReactNode }) {
  return (
    <p className={styles.figure}>
      <strong className={styles.tag}>Example figure</strong>
      <span className={styles.spoken}>: </span>
      {children}
    </p>
  )
}
