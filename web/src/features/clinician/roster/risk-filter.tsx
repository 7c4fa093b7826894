import { riskGroups, type RiskGroup } from '@second-wind/core/roster/risk-group'
import styles from './risk-filter.module.css'

export type RiskChoice = RiskGroup | 'all'

type Props = { risk: RiskChoice; counts: Record<RiskChoice, number>; onRisk: (risk: RiskChoice) => void }

/** Nobody of unknown risk hides behind "Low". */
export function RiskFilter({ risk, counts, onRisk }: Props) {
  return (
    <div role="group" aria-label="Risk" className={styles.filter}>
      {(['all', ...riskGroups] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === risk}
          className={styles.choice}
          onClick={() => onRisk(choice)}
        >
          {riskNames[choice]} ({counts[choice].toLocaleString('en-GB')})
        </button>
      ))}
    </div>
  )
}

const riskNames: Record<RiskChoice, string> = {
  all: 'All',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  unknown: 'Not known',
}
