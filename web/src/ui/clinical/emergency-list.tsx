import { emergencyCheck } from '@second-wind/core/content/triage/start-screen'
import { CallLink } from '../links/call-link.tsx'
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

/** Emergencies, in which no one should answer questions first. */
export function EmergencyList({ onNone, isSticky = false }: Props) {
  const { heading, signs = [], call, carryOn } = emergencyCheck
  return (
    <div className={styles.check}>
      <CareCard level="emergency" heading={heading}>
        <ul>
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </CareCard>
      <CallLink tel="999" level="emergency">
        {call}
      </CallLink>
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
