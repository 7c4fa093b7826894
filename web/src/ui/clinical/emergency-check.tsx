import { emergencyCheck } from '@second-wind/core/content/triage/start-screen'
import { CallLink } from '../links/call-link.tsx'
import { Button } from '../primitives/button.tsx'
import { CareCard } from './care-card.tsx'
import styles from './emergency-check.module.css'

/** Emergencies, in which no one should answer questions first. @param onNone leads to the questions */
export function EmergencyCheck({ onNone }: { onNone: (() => void) | undefined }) {
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
        <Button look="plain" onClick={onNone}>
          {carryOn}
        </Button>
      )}
    </div>
  )
}
