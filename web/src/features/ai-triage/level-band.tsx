import type { Analysis } from '@second-wind/core/analytics/analysis'
import { analysisLevelWords, gettingWorseWords } from '@second-wind/core/content/analytics/analysis-words'
import { scoreNames } from '@second-wind/core/model/symptom-entry'
import { ActionLink } from '../../ui/action-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PlanLink } from '../../ui/plan-link.tsx'
import { UrgentCall } from '../../ui/urgent-call.tsx'
import { scoresInWords } from './scores-in-words.ts'
import styles from './danger.module.css'

type Props = { level: Exclude<Analysis['level'], 'danger'>; trends: Analysis['trends'] }

/** What to do at this level. None of them is green: a log is no examination. */
export function LevelBand({ level, trends }: Props) {
  const isRaised = level === 'high' || level === 'medium'
  const worse = scoreNames.filter((name) => trends[name].trend === 'worsening')
  return (
    <div className={styles.danger}>
      <Notice tone={isRaised ? 'warning' : 'info'}>
        <p>{analysisLevelWords[level].text.text}</p>
      </Notice>
      {worse.length > 0 && (
        <Notice tone="warning">
          <p>{gettingWorseWords.text.replace('{scores}', scoresInWords(worse))}</p>
        </Notice>
      )}
      <ActionLink to="/symptom-checker">Do the symptom check</ActionLink>
      {isRaised && (
        <>
          <UrgentCall className={styles.urgent} />
          <PlanLink />
        </>
      )}
    </div>
  )
}
