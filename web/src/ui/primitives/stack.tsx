import type { ReactNode } from 'react'
import styles from './stack.module.css'

/** One thing below the other; sections stand further apart than what is in them. */
export function Stack({ of = 'parts', children }: { of?: 'parts' | 'sections'; children: ReactNode }) {
  return (
    <div className={styles.stack} data-of={of}>
      {children}
    </div>
  )
}
