import type { ReactNode } from 'react'
import styles from './stack.module.css'

/** A vertical stack. Sections have a larger gap than their parts. */
export function Stack({ of = 'parts', children }: { of?: 'parts' | 'sections'; children: ReactNode }) {
  return (
    <div className={styles.stack} data-of={of}>
      {children}
    </div>
  )
}
