import { Group } from '@mantine/core'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { type RiskGroup, riskGroupOf } from '@second-wind/core/care/roster/risk-group'
import { isTooOldForToday } from '@second-wind/core/findings/time-windows'
import { capitalise } from '@second-wind/core/platform/first-letter'
import type { ReactNode } from 'react'
import { formatDayAndTime } from '../../ui/format/format-time.ts'
import { Tag } from '../tag.tsx'
import { rankRiskReasons, repeatedReasons } from './describe-risk-reasons.ts'
import { explainRisk, explainRiskBriefly } from './explain-risk.ts'
import { riskCaption } from './risk-caption.ts'
import styles from './risk-badge.module.css'

/** Hazard HZ-11: what was known days ago never reads as stable. */
const staleLowCaption = 'Was low when last in touch: may have changed'

type Props = {
  patient: DashboardPatient
  /** Epoch milliseconds by the server's clock. */
  now: number
  /** Leaves out reasons that the sentence, the findings or the open alerts in the record show. */
  isEachFactOnce?: boolean
  /** Below the row, which shows the level and the sentence. */
  isBesideRow?: boolean
  /** How a time is written; against now, where it is not given. Then it is on paper, where nothing can be unfolded. */
  moment?: ((at: number) => string) | undefined
  /** What was found, as serious as the level, and what was milder. */
  findings?: { serious: ReactNode; lesser: ReactNode; lesserCount: number }
}

/** The level, what it means, and why it is so: the serious first, and the lesser behind "Also". */
export function RiskBadge({ patient, now, moment, ...props }: Props) {
  const { isEachFactOnce = false, isBesideRow = false, findings } = props
  const sentence = explainRisk(patient, now, moment)
  const isNew = (text: string) =>
    !isEachFactOnce || !sentence.toLowerCase().includes(text.toLowerCase().replace(/\d+ or (more|less)$/, ''))
  const { serious, lesser } = rankRiskReasons(patient, {
    ...(isEachFactOnce && { leftOut: repeatedReasons(patient) }),
    now,
    moment: moment ?? ((at) => formatDayAndTime(at, now)),
  })
  const [listed, also] = [serious.filter(isNew), lesser.filter(isNew)]
  const alsoCount = also.length + (findings?.lesserCount ?? 0)
  return (
    <div className={styles.risk}>
      <Group gap="0.25rem 0.5rem">
        {!isBesideRow && <RiskTag patient={patient} now={now} />}
        <span className={styles.caption}>
          {isStaleLow(patient, now) ? staleLowCaption : riskCaption(patient)}
        </span>
      </Group>
      {!(isBesideRow && explainRiskBriefly(patient, now) === sentence) && (
        <p className={styles.sentence}>{sentence}</p>
      )}
      {findings?.serious}
      <Reasons label="Why" texts={moment ? [...listed, ...also] : listed} />
      {alsoCount > 0 && !moment && (
        <details className={styles.also}>
          <summary>
            Also: {alsoCount === 1 ? '1 less serious reason' : `${alsoCount} less serious reasons`}
          </summary>
          {findings?.lesser}
          <Reasons label="Less serious reasons" texts={also} />
        </details>
      )}
    </div>
  )
}

function Reasons({ label, texts }: { label: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <ul aria-label={label} className={styles.reasons}>
      {texts.map((text) => (
        <li key={text}>{capitalise(text)}</li>
      ))}
    </ul>
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
