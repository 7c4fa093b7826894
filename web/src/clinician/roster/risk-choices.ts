import { type RiskGroup, riskGroups } from '@second-wind/core/care/roster/risk-group'

export type RiskChoice = RiskGroup | 'all'

/** "High (4)" and so on; patients of unknown risk are not counted as "Low". */
export function riskChoices(counts: Record<RiskChoice, number>) {
  const ids: readonly RiskChoice[] = ['all', ...riskGroups]
  return ids.map((id) => ({ id, text: `${names[id]} (${counts[id].toLocaleString('en-GB')})` }))
}

const names: Record<RiskChoice, string> = {
  all: 'All',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  unknown: 'Not known',
}
