import { alertSeverities } from '@second-wind/core/care/alert'
import type { ListedAlert, ListedAlertFinding } from '@second-wind/core/care/contract/alerts'
import { epochMs } from '@second-wind/core/platform/moment'
import { formatAge } from '../../ui/format/format-time.ts'
import { dayAndTime } from '../entry-times.ts'
import styles from './alert-card.module.css'

/** When it was raised, its type, who resolved it and why. */
export function AlertFacts({ alert, now }: { alert: ListedAlert; now: number }) {
  const { createdAt, alertType, resolvedAt, resolvedBy, resolvedReason } = alert
  const repeatedAt = findLastRepeat(alert)
  return (
    <>
      <p className={styles.facts}>
        {/* What is closed is read as history. */}
        <span>
          Raised {alert.isResolved ? dayAndTime(createdAt, now) : formatAge(epochMs(createdAt), now)}
        </span>
        {!alert.isResolved && repeatedAt !== undefined && (
          <span>Reported again {formatAge(epochMs(repeatedAt), now)}</span>
        )}
        <span>Type: {formatAlertType(alertType)}</span>
      </p>
      {alert.isResolved && (
        <p className={styles.facts}>
          <span>
            {resolvedBy !== null && `By ${resolvedBy}, `}
            {resolvedAt === null ? 'time not known' : dayAndTime(resolvedAt, now)}
          </span>
          <span>{resolvedReason === null ? 'No reason given' : `Reason: ${resolvedReason}`}</span>
        </p>
      )}
    </>
  )
}

/** When the newest later finding arrived. An edit that makes a finding milder, or a deletion, says nothing again. */
function findLastRepeat({ createdAt, findings }: ListedAlert): string | undefined {
  const isSofter = ({ receivedAt, severity }: ListedAlertFinding) =>
    findings.some(
      (other) =>
        other.withdrawnAt === receivedAt &&
        alertSeverities.indexOf(other.severity) < alertSeverities.indexOf(severity),
    )
  return findings.findLast(
    (finding) =>
      finding.withdrawnAt === null && epochMs(finding.receivedAt) > epochMs(createdAt) && !isSofter(finding),
  )?.receivedAt
}

/** "severe breathlessness" for `severe_breathlessness`; types that do not read as words have their own. */
const formatAlertType = (alertType: string): string =>
  alertTypeNames.get(alertType) ?? alertType.replaceAll('_', ' ')

const alertTypeNames: ReadonlyMap<string, string> = new Map([
  ['seek_help_result', '999 advice from a symptom check'],
  ['warning_sign_persists', 'warning sign still there'],
  ['possible_flare_up', 'signs of getting worse'],
  ['worse_than_usual', 'scores worse than usual'],
  ['changed_phlegm', 'change in phlegm'],
  ['worse_in_answer', 'answer to a message'],
  ['call_requested', 'answer to a message'],
])
