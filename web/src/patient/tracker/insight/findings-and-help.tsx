import { asksForAdviceToday, type FindingLevel, worstLevel } from '@second-wind/core/findings/finding'
import type { ReactNode } from 'react'
import { FindingsCard, type EntryWithFindings } from './findings-card.tsx'
import { InsightHelp } from './insight-help.tsx'
import styles from './findings-card.module.css'

/** What a saved entry shows, and the ways to get help. */
export function FindingsAndHelp({
  report,
  findings,
  isToday,
  onLeave,
  first,
  children,
}: EntryWithFindings & { onLeave: () => void; first?: ReactNode; children?: ReactNode }) {
  const level = worstLevel(findings)
  if (level === undefined) return null
  return (
    <>
      <FindingsCard {...{ report, findings, isToday, first }}>{children}</FindingsCard>
      {level === 'emergency' && <p className={styles.otherwise}>If you do not feel like this now:</p>}
      <InsightHelp
        help={helpAt[level === 'watch' && findings.some(asksForAdviceToday) ? 'urgent' : level]}
        onLeave={onLeave}
      />
    </>
  )
}

/** The 999 card has its own link. */
const helpAt = {
  emergency: 'check-and-urgent',
  urgent: 'check-and-emergency',
  watch: 'check-and-urgent',
} as const satisfies Record<FindingLevel, string>
