import { emergencyCheck } from '@second-wind/core/content/triage/start-screen'
import { CareCard } from '../../../ui/clinical/care-card.tsx'
import { CallLink } from '../../../ui/links/call-link.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { placeHeading } from '../use-focus-on-place.ts'
import styles from './emergency-first.module.css'

/** Emergencies, in which no one should answer questions first. @param onNone shows the two checks */
export function EmergencyFirst({ onNone }: { onNone: (() => void) | undefined }) {
  const { heading, signs = [], call, carryOn } = emergencyCheck
  return (
    <section className={styles.first}>
      <h2 {...placeHeading}>Is it an emergency?</h2>
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
    </section>
  )
}
