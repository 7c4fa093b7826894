import { riskRules, type RiskReasonId } from '@second-wind/core/care/risk/risk-level'
import { riskReasonWords } from '@second-wind/core/content/education/risk-reason-words'
import type { Analysis } from '@second-wind/core/recovery/analytics/analysis'
import { formatShortLocalDate } from '../../ui/format/format-local-date.ts'
import { hasAnythingToRead, nothingToRead, warningCount } from './analysis-stages.ts'
import styles from './step.module.css'

/** Every matching row of the risk rule, with the day of its data. */
export function RiskReasons({ analysis }: { analysis: Analysis }) {
  const { reasons: matched, read } = analysis
  const reasons = matched.filter((id) => !matched.some((graver) => says[graver] === id))
  return (
    <section className={styles.stack}>
      <h2>Why we say this</h2>
      {reasons.length === 0 ? (
        <p>{withoutReasons(analysis)}</p>
      ) : (
        <ul className={styles.bullets}>
          {reasons.map((id) => (
            <li key={id}>
              {capital(riskReasonWords[id].patient)}
              {dayWords(id, read)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function withoutReasons(analysis: Analysis): string {
  if (warningCount(analysis) > 0) return 'Because of the warning sign above. It comes before every rule.'
  if (!hasAnythingToRead(analysis)) return nothingToRead
  return `None of the ${riskRules.length} risk rules matched what you logged.`
}

/** A score of 7 or more also matches 4 or more; only one is listed. */
const says: Partial<Record<RiskReasonId, RiskReasonId>> = {
  'breathlessness-high': 'breathlessness-medium',
  'energy-very-low': 'energy-low',
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

function dayWords(id: RiskReasonId, { newest, check }: Analysis['read']): string {
  switch (id) {
    case 'vulnerable':
    case 'open-alert':
      return '.'
    case 'triage-seek-help':
    case 'triage-monitor':
      return check ? ` (${formatShortLocalDate(check.localDate)}).` : '.'
    case 'breathlessness-high':
    case 'breathlessness-medium':
    case 'energy-very-low':
    case 'energy-low':
    case 'fever-high':
    case 'fever-medium':
    case 'cough-medium':
      return newest ? ` (${formatShortLocalDate(newest.localDate)}).` : '.'
  }
}
