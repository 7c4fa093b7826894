import { emergencyCheck } from '@second-wind/core/content/triage/start-screen'
import { Button } from '../primitives/button.tsx'
import { CareCard } from './care-card.tsx'
import stickyBar from '../form/sticky-bar.module.css'
import styles from './emergency-list.module.css'

type Props = {
  /** Leads to the questions. */
  onNone: (() => void) | undefined
  /** Keeps the answer at the lower edge of a screen that has room for the list as well. */
  isSticky?: boolean
}

/**
 * Emergencies, in which no one should answer questions first. The call is in the bar below, which is always in sight.
 */
export function EmergencyList({ onNone, isSticky = false }: Props) {
  const { heading, signs = [], carryOn } = emergencyCheck
  return (
    <div className={styles.check}>
      <CareCard level="emergency" heading={heading}>
        <ul>
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </CareCard>
      {onNone && (
        <div className={isSticky ? stickyBar.afterReading : styles.none}>
          <Button look="plain" onClick={onNone}>
            {carryOn}
          </Button>
        </div>
      )}
    </div>
  )
}
