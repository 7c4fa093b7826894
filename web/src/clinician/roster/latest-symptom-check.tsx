import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { isWarning } from '@second-wind/core/findings/finding'
import { isTooOldForToday } from '@second-wind/core/findings/time-windows'
import { formatWithFirstAnswers } from '../../ui/clinical/format-answered-span.ts'
import { formatDayAndTime, formatAge } from '../../ui/format/format-time.ts'
import { symptomCheckTags } from '../symptom-check-tags.ts'
import { Tag } from '../tag.tsx'
import styles from './patient-details.module.css'

export function LatestSymptomCheck({ patient, now }: { patient: DashboardPatient; now: number }) {
  const last = patient.lastTriageResult
  if (!last) return <span className={styles.quiet}>No symptom check yet</span>
  const checkedAt = Date.parse(last.createdAt)
  const { text, tone } = symptomCheckTags[last.result]
  return (
    <div className={styles.inLine}>
      Symptom check <Tag tone={isOutdated(patient, checkedAt, now) ? 'grey' : tone}>{text}</Tag>
      <span className={styles.quiet}>
        {formatAge(checkedAt, now)} ·{' '}
        {last.answeredFrom === undefined
          ? formatDayAndTime(checkedAt, now)
          : formatWithFirstAnswers(last.answeredFrom, last.createdAt, (at) => formatDayAndTime(at, now))}
      </span>
    </div>
  )
}

/**
 * "Self-care advice" is not green beside a warning sign that still counts or a newer check-in, and nothing is coloured
 * after two days.
 */
function isOutdated(
  { lastTriageResult, lastSymptomEntry, findings, worstOpenAlert }: DashboardPatient,
  checkedAt: number,
  now: number,
) {
  if (isTooOldForToday(checkedAt, now)) return true
  const isOvertaken = lastSymptomEntry !== null && Date.parse(lastSymptomEntry.date) > checkedAt
  const hasWarning = findings.some(isWarning) || worstOpenAlert === 'critical'
  return lastTriageResult?.result === 'stay_home' && (isOvertaken || hasWarning)
}
