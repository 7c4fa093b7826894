import type { Analysis } from '@second-wind/core/analytics/analysis'
import { analysisLevelWords } from '@second-wind/core/content/analytics/analysis-words'
import { ActionLink } from '../../ui/action-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { UrgentCall } from '../../ui/urgent-call.tsx'
import styles from './danger.module.css'

/** What to do at this level. None of them is green: a log is no examination. */
export function LevelBand({ level }: { level: Exclude<Analysis['level'], 'danger'> }) {
  const isRaised = level === 'high' || level === 'medium'
  return (
    <div className={styles.danger}>
      <Notice tone={isRaised ? 'warning' : 'info'}>
        <p>{analysisLevelWords[level].text.text}</p>
      </Notice>
      <ActionLink to="/symptom-checker">Do the symptom check</ActionLink>
      {isRaised && <UrgentCall className={styles.urgent} />}
    </div>
  )
}
