import {
  analysisLevelWords,
  emergencyCheckWords,
  safetySignWords,
} from '@second-wind/core/content/analytics/analysis-words'
import { emergencyTier } from '@second-wind/core/content/help/care-tiers'
import { logWarningWords } from '@second-wind/core/content/insight/log-warning-words'
import type { Analysis } from '@second-wind/core/recovery/analytics/analysis'
import * as paths from '../../paths.ts'
import { CareCard } from '../../ui/clinical/care-card.tsx'
import { CareTierCard } from '../../ui/clinical/care-tier-card.tsx'
import { formatEntryTime } from '../../ui/clinical/format-entry-time.ts'
import { formatLocalDate } from '../../ui/format/format-local-date.ts'
import { ActionLink } from '../../ui/links/action-link.tsx'
import { CallLink } from '../../ui/links/call-link.tsx'
import { PlanLink } from '../../widgets/plan-link.tsx'
import { UrgentCall } from '../../widgets/urgent-call.tsx'
import styles from './danger-advice.module.css'

/** Advice for a warning sign in the records: where to get help, then what was logged. */
export function DangerAdvice({ analysis: { flagged, emergencyCheck } }: { analysis: Analysis }) {
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
          <p>You did it on {formatLocalDate(emergencyCheck.localDate)}.</p>
        </CareCard>
      )}
      {flagged.map(({ entry, signs }) => (
        <p key={entry.id}>
          On {formatEntryTime(entry)}, you logged{' '}
          {signs.map((sign) => safetySignWords[sign].text).join(' and ')}.
        </p>
      ))}
      {[...new Set(flagged.flatMap(({ warnings }) => warnings))].map((warning) => (
        <CareCard key={warning} level="urgent" heading={logWarningWords[warning].heading}>
          <p>{logWarningWords[warning].message}</p>
        </CareCard>
      ))}
      <ActionLink to={paths.symptomChecker}>Do the symptom check</ActionLink>
      <PlanLink />
    </div>
  )
}
