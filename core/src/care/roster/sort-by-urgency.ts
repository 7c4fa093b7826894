import { epochMs } from '../../platform/moment.ts'
import { type AlertSeverity, alertSeverities } from '../alert.ts'
import type { RiskLevel } from '../risk/risk-level.ts'

type Urgent = {
  id: number
  risk: { level: RiskLevel; isKnown: boolean }
  worstOpenAlert: AlertSeverity | null
  waitingSince: string
}

/**
 * Sorts a roster, most urgent first: by level, then the worst open alert, then whoever has waited longest. Somebody of
 * whom nothing is known stands before low: these have said that they are well, and the unknown have said nothing.
 */
export function sortByUrgency<Row extends Urgent>(rows: readonly Row[]): Row[] {
  return rows
    .map((row) => ({ row, rank: urgencyRank(row), sinceMs: epochMs(row.waitingSince) }))
    .sort((a, b) => a.rank - b.rank || a.sinceMs - b.sinceMs || a.row.id - b.row.id)
    .map(({ row }) => row)
}

/** A whole number, smallest for the most urgent: what a database can sort by. */
export function urgencyRank({ risk, worstOpenAlert }: Pick<Urgent, 'risk' | 'worstOpenAlert'>): number {
  const group = groups.indexOf(risk.isKnown ? risk.level : 'unknown')
  const severity = worstOpenAlert ? alertSeverities.indexOf(worstOpenAlert) : alertSeverities.length
  return group * (alertSeverities.length + 1) + severity
}

const groups: readonly (RiskLevel | 'unknown')[] = ['high', 'medium', 'unknown', 'low']
