import { type AlertSeverity, alertSeverities } from '../model/alert.ts'
import { epochMs } from '../model/moment.ts'
import type { RiskLevel } from '../risk/risk-level.ts'

type Urgent = {
  id: number
  risk: { level: RiskLevel; isKnown: boolean }
  worstOpenAlert: AlertSeverity | null
  waitingSince: string
}

/**
 * Sorts a roster, most urgent first: by level, then the worst open alert, then whoever has waited longest. Of whom
 * nothing is known stands before low: these have said that they are well, and the unknown have said nothing.
 */
export function byUrgency(a: Urgent, b: Urgent): number {
  return urgencyRank(a) - urgencyRank(b) || epochMs(a.waitingSince) - epochMs(b.waitingSince) || a.id - b.id
}

/** A whole number, smallest for the most urgent: what a database can sort by. */
export function urgencyRank({ risk, worstOpenAlert }: Pick<Urgent, 'risk' | 'worstOpenAlert'>): number {
  const group = groups.indexOf(risk.isKnown ? risk.level : 'unknown')
  const severity = worstOpenAlert ? alertSeverities.indexOf(worstOpenAlert) : alertSeverities.length
  return group * (alertSeverities.length + 1) + severity
}

const groups: readonly (RiskLevel | 'unknown')[] = ['high', 'medium', 'unknown', 'low']
