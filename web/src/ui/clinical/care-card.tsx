import type { FindingCard } from '@second-wind/core/content/insight/finding-card-schema'
import type { ReactNode } from 'react'
import styles from './care-card.module.css'

export type CareLevel = FindingCard['tier']
type Props = { level: CareLevel; heading: string; headingLevel?: 2 | 3; children: ReactNode }

/** NHS-style care card. The level is part of the heading for people who cannot see its colour. */
export function CareCard({ level, heading, headingLevel = 3, children }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.card} data-level={level}>
      <Heading className={styles.heading}>
        <span className={styles.spoken}>{spokenLevel[level]}: </span>
        {heading}
      </Heading>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

const spokenLevel: Record<CareLevel, string> = {
  'non-urgent': 'Non-urgent advice',
  question: 'Question',
  urgent: 'Urgent advice',
  emergency: 'Immediate action required',
}
