import type { ReactNode } from 'react'
import styles from './notice.module.css'

type Props = { tone: 'info' | 'warning'; children: ReactNode }

/** Inset text: something to know (blue edge) or to be careful of (yellow). Never the only way to say what to do. */
export function Notice({ tone, children }: Props) {
  return (
    <div className={styles.notice} data-tone={tone}>
      {children}
    </div>
  )
}
