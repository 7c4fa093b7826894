import type { ReactNode } from 'react'
import styles from './tag.module.css'

/** A word or two that never wrap. The words carry the meaning, the colour only repeats it. */
export function Tag({
  tone,
  children,
}: {
  tone: 'grey' | 'outline' | 'blue' | 'green' | 'amber' | 'red'
  children: ReactNode
}) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>
}
