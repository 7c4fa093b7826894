import type { RiskReasonId } from '@second-wind/core/care/risk/risk-level'
import { alertStaysWords } from '@second-wind/core/content/analytics/analysis-words'
import {
  openAlertReason,
  strictestReasons,
  wordsOfReason,
} from '@second-wind/core/content/home-advice/risk-reason-words'
import { capitalise } from '@second-wind/core/platform/first-letter'
import type { Analysis } from '@second-wind/core/recovery/analytics/analysis'
import { formatShortLocalDate } from '../../ui/format/format-local-date.ts'
import { hasAnalysisData, noAnalysisData, warningCount } from './analysis-stages.ts'
import styles from './step.module.css'

type Props = { analysis: Analysis; readAt: number }

const shownCount = 3

/** The first matching rows of the risk rule, the strictest of each score, with the day of its data. */
export function RiskReasons({ analysis, readAt }: Props) {
  const reasons = strictestReasons(analysis.reasons).slice(0, shownCount)
  return (
    <section className={styles.stack}>
      <h2>Why we say this</h2>
      {reasons.length === 0 ? (
        <p>{withoutReasons(analysis)}</p>
      ) : (
        <ReasonList reasons={reasons} analysis={analysis} readAt={readAt} />
      )}
    </section>
  )
}

/** The other rows, if there are any. */
export function MoreReasons({ analysis, readAt }: Props) {
  const reasons = strictestReasons(analysis.reasons).slice(shownCount)
  if (reasons.length === 0) return null
  return (
    <section className={styles.stack}>
      <h2>More reasons</h2>
      <ReasonList reasons={reasons} analysis={analysis} readAt={readAt} />
    </section>
  )
}

function ReasonList({ reasons, analysis, readAt }: Props & { reasons: RiskReasonId[] }) {
  const { profile, newest } = analysis.read
  return (
    <ul className={styles.bullets}>
      {reasons.map((id) => (
        <li key={id}>
          {capitalise(
            id === 'open-alert'
              ? openAlertReason({
                  count: profile?.alertCount ?? 0,
                  since: profile?.openAlertSince,
                  nowMs: readAt,
                })
              : wordsOfReason(id, newest).patient,
          )}
          {dayWords(id, analysis)}
        </li>
      ))}
    </ul>
  )
}

function withoutReasons(analysis: Analysis): string {
  if (warningCount(analysis) > 0) return 'Because of the warning sign above. It matters more than any rule.'
  if (!hasAnalysisData(analysis)) return noAnalysisData
  return 'Nothing you logged matched our rules for higher risk.'
}

function dayWords(id: RiskReasonId, analysis: Analysis): string {
  if (id === 'vulnerable') return '.'
  if (id === 'open-alert') return warningCount(analysis) > 0 ? '.' : `. ${alertStaysWords.text}`
  const {
    current,
    read: { newest, check },
  } = analysis
  const isOfCheck = id === 'triage-seek-help' || id === 'triage-monitor'
  const source = current.find((finding) => finding.id === id) ?? (isOfCheck ? check : newest)
  return source ? ` (${formatShortLocalDate(source.localDate)}).` : '.'
}
