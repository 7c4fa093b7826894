import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { type RiskGroup, riskGroupOf } from '@second-wind/core/care/roster/risk-group'
import { isOlderThanTwoDays } from '../older-than-two-days.ts'
import { Tag } from '../tag.tsx'
import { describeRiskReasons } from './describe-risk-reasons.ts'
import styles from './risk-badge.module.css'

/** Beside the risk badge of a patient card: literal texts of the second specification, section 2. */
export const riskCaptions = {
  high: 'Severe symptoms, seek help',
  medium: 'Monitor closely',
  low: 'Stable condition',
} as const

/** Hazards C13 and HZ-11: nothing known, and nothing known lately, never read as stable. */
const unknownRiskCaption = 'Not enough information yet'
const staleLowCaption = 'Was low when last heard: may have changed'

type Props = {
  patient: DashboardPatient
  /** Epoch milliseconds by the server's clock. */
  now: number
}

/** The level, what it means, and why it is so. */
export function RiskBadge({ patient, now }: Props) {
  const group = riskGroupOf(patient)
  const { word, shape, tone } = looks[group]
  const reasons = describeRiskReasons(patient.risk.reasons)
  const isStaleLow = group === 'low' && isLowOutdated(patient, now)
  return (
    <div className={styles.risk}>
      <div className={styles.level}>
        <Tag tone={isStaleLow ? 'grey' : tone}>
          <span aria-hidden>{shape}</span> {word}
        </Tag>
        <span className={styles.caption}>{isStaleLow ? staleLowCaption : captions[group]}</span>
      </div>
      {reasons.length > 0 && (
        <ul aria-label="Why" className={styles.reasons}>
          {reasons.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

const looks = {
  high: { word: 'HIGH', shape: '▲', tone: 'red' },
  medium: { word: 'MEDIUM', shape: '●', tone: 'amber' },
  low: { word: 'LOW', shape: '✓', tone: 'green' },
  unknown: { word: 'NOT KNOWN', shape: '?', tone: 'grey' },
} as const satisfies Record<
  RiskGroup,
  { word: string; shape: string; tone: 'red' | 'amber' | 'green' | 'grey' }
>

const captions: Record<RiskGroup, string> = { ...riskCaptions, unknown: unknownRiskCaption }

/** Nothing that the level stands on was heard for two days: it must not look like reassurance (ruling C-08). */
function isLowOutdated({ lastSymptomEntry, lastTriageResult }: DashboardPatient, now: number): boolean {
  const evidenceTimes = [lastSymptomEntry?.date, lastTriageResult?.createdAt].flatMap((at) =>
    at === undefined ? [] : Date.parse(at),
  )
  return isOlderThanTwoDays(Math.max(...evidenceTimes), now)
}
