import type { ReactNode } from 'react'
import styles from './task-card.module.css'

/** What somebody does now: a step, a lesson. */
export function TaskCard({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <section className={styles.card} aria-label={label}>
      {children}
    </section>
  )
}
