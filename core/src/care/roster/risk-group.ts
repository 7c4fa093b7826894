import type { DashboardPatient } from '../contract/clinician-dashboard.ts'
import type { RiskLevel } from '../risk/risk-level.ts'

/** `unknown`: too little is known to call the level low (hazard C13). */
export const riskGroups = ['high', 'medium', 'low', 'unknown'] as const
export type RiskGroup = (typeof riskGroups)[number]

export const riskGroupOf = ({ risk }: { risk: { level: RiskLevel; isKnown: boolean } }): RiskGroup =>
  risk.isKnown ? risk.level : 'unknown'

export function countByRisk(patients: readonly DashboardPatient[]): Record<RiskGroup, number> {
  const counts = { high: 0, medium: 0, low: 0, unknown: 0 }
  for (const patient of patients) counts[riskGroupOf(patient)] += 1
  return counts
}
