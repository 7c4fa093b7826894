import { emergencyCheck } from '@second-wind/core/content/triage/start-screen'
import { Button } from '../primitives/button.tsx'
import { CareCard } from './care-card.tsx'
import styles from './emergency-list.module.css'

type Props = {
  /** Leads to the questions. */
  onNone: (() => void) | undefined
  /**
   * No question asks for these signs again, so the answer follows the list where the screen has no room for both.
   * Otherwise the answer stays at the lower edge of the screen.
   */
  isReadFirst?: boolean
}

/**
 * Emergencies, in which no one should answer questions first. The call is in the bar below, which is always in sight.
 */
export function EmergencyList({ onNone, isReadFirst = false }: Props) {
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
        <div className={isReadFirst ? styles.answerAfterReading : styles.answer}>
          <Button look="plain" onClick={onNone}>
            {carryOn}
          </Button>
        </div>
      )}
    </div>
  )
}
