import { Group } from '@mantine/core'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { type RiskGroup, riskGroupOf } from '@second-wind/core/care/roster/risk-group'
import { isTooOldForToday } from '@second-wind/core/findings/time-windows'
import { Tag } from '../tag.tsx'
import { describeRiskReasons, repeatedReasons } from './describe-risk-reasons.ts'
import { explainRisk } from './explain-risk.ts'
import { riskCaption } from './risk-caption.ts'
import styles from './risk-badge.module.css'

/** Hazard HZ-11: what was known days ago never reads as stable. */
const staleLowCaption = 'Was low when last in touch: may have changed'

type Props = {
  patient: DashboardPatient
  /** Epoch milliseconds by the server's clock. */
  now: number
  /** How many reasons are listed; the record lists all. */
  shown?: number
  /** Leaves out reasons that the sentence, the findings or the open alerts in the record show. */
  isEachFactOnce?: boolean
  /** How a time is written; against now, where it is not given. */
  moment?: ((at: number) => string) | undefined
}

/** The level, what it means, and why it is so. */
export function RiskBadge({
  patient,
  now,
  shown = Number.POSITIVE_INFINITY,
  isEachFactOnce = false,
  moment,
}: Props) {
  const sentence = explainRisk(patient, now, moment)
  const reasons = isEachFactOnce
    ? describeRiskReasons(patient, repeatedReasons(patient)).filter(
        (text) => !sentence.toLowerCase().includes(text.toLowerCase().replace(/\d+ or (more|less)$/, '')),
      )
    : describeRiskReasons(patient)
  return (
    <div className={styles.risk}>
      <Group gap="0.25rem 0.5rem">
        <RiskTag patient={patient} now={now} />
        <span className={styles.caption}>
          {isStaleLow(patient, now) ? staleLowCaption : riskCaption(patient)}
        </span>
      </Group>
      <p className={styles.sentence}>{sentence}</p>
      {reasons.length > 0 && (
        <ul aria-label="Why" className={styles.reasons}>
          {reasons.slice(0, shown).map((text) => (
            <li key={text}>{text}</li>
          ))}
          {reasons.length > shown && <li>{reasons.length - shown} more in the record</li>}
        </ul>
      )}
    </div>
  )
}

/** The level as a word. */
export function RiskTag({ patient, now }: Pick<Props, 'patient' | 'now'>) {
  const { word, shape, tone } = looks[riskGroupOf(patient)]
  return (
    <Tag tone={isStaleLow(patient, now) ? 'grey' : tone}>
      <span aria-hidden>{shape}</span> {word}
    </Tag>
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

/** The data behind the level is two days old, so it must not look like reassurance (ruling C-08). */
function isStaleLow(patient: DashboardPatient, now: number): boolean {
  if (riskGroupOf(patient) !== 'low') return false
  const { lastSymptomEntry, lastTriageResult } = patient
  const evidenceTimes = [lastSymptomEntry?.date, lastTriageResult?.createdAt].flatMap((at) =>
    at === undefined ? [] : Date.parse(at),
  )
  return isTooOldForToday(Math.max(...evidenceTimes), now)
}
