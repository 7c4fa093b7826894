import type { ReactNode } from 'react'
import styles from './notice.module.css'

type Props = { tone: 'info' | 'warning'; children: ReactNode }

/** Inset text: information (blue edge) or a warning (yellow edge). Never the only place for an instruction. */
export function Notice({ tone, children }: Props) {
  return (
    <div className={styles.notice} data-tone={tone}>
      {children}
    </div>
  )
}
