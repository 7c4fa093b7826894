// "One open alert per patient and type, updated rather than repeated." (ruling C-33) Every finding stays beside the
// others with its time; a new one never replaces an earlier one. Hazards: HZ-09 (alert unseen), HZ-02.
import { shorten } from '../../platform/shorten.ts'
import { type AlertSeverity, alertSeverities, maxAlertMessageLength } from '../alert.ts'

export type AlertFinding = {
  severity: AlertSeverity
  message: string
  /** `findings/finding-gravity.ts` */
  gravity: number
  localDate: string
  /** When an edit or a deletion of the entry took the finding back. */
  withdrawnAt: string | null
}

type AlertState<Finding> = {
  severity: AlertSeverity
  message: string
  /** The finding that the message gives. */
  mainFinding: Finding
}

/**
 * What an alert shows. Its severity is the most serious that it ever had: an open alert never becomes milder by itself.
 * Its message is the worst current finding, of the newest day among equals. When the patient has withdrawn every
 * finding, the message says so.
 *
 * @param findings in the order of arrival
 */
export function alertState<Finding extends AlertFinding>(
  before: AlertSeverity,
  findings: readonly [Finding, ...Finding[]],
): AlertState<Finding> {
  const current = findings.filter(({ withdrawnAt }) => withdrawnAt === null)
  const mainFinding = mostSerious(current) ?? mostSerious(findings) ?? findings[0]
  const severity = alertSeverities.find(
    (known) => known === before || findings.some((finding) => finding.severity === known),
  )
  return {
    severity: severity ?? before,
    message: current.length > 0 ? mainFinding.message : withWithdrawal(mainFinding.message),
    mainFinding,
  }
}

/** A finding that is milder than the alert leaves it read; any other makes it unread again. */
export const isLessSevere = (severity: AlertSeverity, than: AlertSeverity): boolean =>
  rank(severity) > rank(than)

/** Among equals it returns the one that arrived last. */
function mostSerious<Finding extends AlertFinding>([first, ...others]: readonly Finding[]):
  | Finding
  | undefined {
  return first && others.reduce((worst, finding) => (isAsSerious(finding, worst) ? finding : worst), first)
}

function isAsSerious(finding: AlertFinding, worst: AlertFinding): boolean {
  const difference = rank(finding.severity) - rank(worst.severity) || finding.gravity - worst.gravity
  return difference < 0 || (difference === 0 && finding.localDate >= worst.localDate)
}

/** Relies on the order of `alertSeverities`: most serious first. */
const rank = (severity: AlertSeverity): number => alertSeverities.indexOf(severity)

const withdrawn = 'The patient has changed or deleted this entry since.'

function withWithdrawal(message: string): string {
  return `${shorten(message, maxAlertMessageLength - withdrawn.length - 1)} ${withdrawn}`
}
