import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import type { TriageLevel } from '@second-wind/core/triage/triage-result'
import { formatDayAndTime, formatAge } from '../../ui/format/format-time.ts'
import { isOlderThanTwoDays } from '../older-than-two-days.ts'
import { Tag } from '../tag.tsx'
import styles from './latest-symptom-check.module.css'

export function LatestSymptomCheck({ patient, now }: { patient: DashboardPatient; now: number }) {
  const last = patient.lastTriageResult
  if (!last) return <span className={styles.quiet}>No symptom check yet</span>
  const checkedAt = Date.parse(last.createdAt)
  const { words, tone } = levels[last.result]
  return (
    <div className={styles.check}>
      Symptom check <Tag tone={isOutdated(patient, checkedAt, now) ? 'grey' : tone}>{words}</Tag>
      <span className={styles.quiet}>
        {formatAge(checkedAt, now)} · {formatDayAndTime(checkedAt, now)}
      </span>
    </div>
  )
}

const levels = {
  seek_help: { words: 'Seek help', tone: 'red' },
  monitor: { words: 'Monitor', tone: 'amber' },
  stay_home: { words: 'Stay home', tone: 'green' },
} as const satisfies Record<TriageLevel, { words: string; tone: 'red' | 'amber' | 'green' }>

/** "Stay home" does not glow green beside a check-in that came after it, and nothing glows after two days. */
function isOutdated(
  { lastTriageResult, lastSymptomEntry }: DashboardPatient,
  checkedAt: number,
  now: number,
) {
  if (isOlderThanTwoDays(checkedAt, now)) return true
  const isOvertaken = lastSymptomEntry !== null && Date.parse(lastSymptomEntry.date) > checkedAt
  return lastTriageResult?.result === 'stay_home' && isOvertaken
}
