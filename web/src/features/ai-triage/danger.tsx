import type { Analysis } from '@second-wind/core/analytics/analysis'
import {
  analysisLevelWords,
  emergencyCheckWords,
  safetySignWords,
} from '@second-wind/core/content/analytics/analysis-words'
import { emergencyTier } from '@second-wind/core/content/help/care-tiers'
import { logWarningWords } from '@second-wind/core/content/insight/log-warnings'
import { entryMoment } from '../../ui/entry-moment.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { CallLink } from '../../ui/call-link.tsx'
import { CareCard } from '../../ui/care-card.tsx'
import { CareTierCard } from '../../ui/care-tier-card.tsx'
import { dayName } from '../../ui/day-name.ts'
import { PlanLink } from '../../ui/plan-link.tsx'
import { UrgentCall } from '../../ui/urgent-call.tsx'
import styles from './danger.module.css'

/** A warning sign in the records: help first, then what was logged. */
export function Danger({ analysis: { flagged, emergencyCheck } }: { analysis: Analysis }) {
  return (
    <div className={styles.danger}>
      <p>{analysisLevelWords.danger.text.text}</p>
      <CareTierCard tier={emergencyTier} />
      <CallLink tel="999" level="emergency">
        Call 999
      </CallLink>
      <UrgentCall className={styles.urgent} />
      {emergencyCheck && (
        <CareCard level="urgent" heading={emergencyCheckWords.text}>
          <p>You did it on {dayName(emergencyCheck.localDate)}.</p>
        </CareCard>
      )}
      {flagged.map(({ entry, signs }) => (
        <p key={entry.id}>
          On {entryMoment(entry)}, you logged {signs.map((sign) => safetySignWords[sign].text).join(' and ')}.
        </p>
      ))}
      {[...new Set(flagged.flatMap(({ warnings }) => warnings))].map((warning) => (
        <CareCard key={warning} level="urgent" heading={logWarningWords[warning].heading}>
          <p>{logWarningWords[warning].message}</p>
        </CareCard>
      ))}
      <ActionLink to="/symptom-checker">Do the symptom check</ActionLink>
      <PlanLink />
    </div>
  )
}
