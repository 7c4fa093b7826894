import type { ReactNode } from 'react'
import styles from './task-card.module.css'

/** A card for the current task: a step or a lesson. */
export function TaskCard({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <section className={styles.card} aria-label={label}>
      {children}
    </section>
  )
}
