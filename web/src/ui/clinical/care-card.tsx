import type { ReactNode } from 'react'
import styles from './care-card.module.css'

export type CareLevel = 'non-urgent' | 'urgent' | 'emergency'
type Props = { level: CareLevel; heading: string; children: ReactNode }

/** NHS-style care card. The level is part of the heading for people who cannot see its colour. */
export function CareCard({ level, heading, children }: Props) {
  return (
    <section className={styles.card} data-level={level}>
      <h3 className={styles.heading}>
        <span className={styles.spoken}>{spokenLevel[level]}: </span>
        {heading}
      </h3>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

const spokenLevel: Record<CareLevel, string> = {
  'non-urgent': 'Non-urgent advice',
  urgent: 'Urgent advice',
  emergency: 'Immediate action required',
}
