import type { ListedAlert, ListedAlertFinding } from '@second-wind/core/care/contract/alerts'
import { epochMs } from '@second-wind/core/platform/moment'
import { formatDayAndTime } from '../../ui/format/format-time.ts'
import { ClockNote } from '../clock-note.tsx'
import { alertWords } from './alert-words.ts'
import styles from './alert-card.module.css'

/** When it was logged and when it arrived, which can be long after. */
function timeOf({ loggedAt, receivedAt }: ListedAlertFinding, now: number): string {
  const arrived = formatDayAndTime(epochMs(receivedAt), now)
  if (loggedAt === undefined) return alertWords.arrived(arrived)
  return alertWords.loggedAndArrived(formatDayAndTime(epochMs(loggedAt), now), arrived)
}

/** Every finding with its time; what the patient has taken back is struck through. */
export function AlertFindings({ alert, now, id }: { alert: ListedAlert; now: number; id?: string }) {
  const { findings, message } = alert
  const [only] = findings
  const isPlain = findings.length <= 1 && findings.every(({ withdrawnAt }) => withdrawnAt === null)
  if (isPlain) {
    return (
      <p id={id} className={styles.message}>
        {message}{' '}
        {only?.loggedAt !== undefined && (
          <span className={styles.time}>
            {alertWords.logged(formatDayAndTime(epochMs(only.loggedAt), now))}
          </span>
        )}
        {only && <ClockNote at={only.loggedAt} {...only} />}
      </p>
    )
  }
  const areAllWithdrawn = findings.every(({ withdrawnAt }) => withdrawnAt !== null)
  return (
    <div id={id} className={styles.message}>
      <ul aria-label={alertWords.findings} className={styles.findings}>
        {findings.map((finding) => (
          <li key={finding.id}>
            {finding.withdrawnAt === null ? finding.message : <s>{finding.message}</s>}{' '}
            <span className={styles.time}>
              {finding.withdrawnAt === null
                ? timeOf(finding, now)
                : alertWords.withdrawn(formatDayAndTime(epochMs(finding.withdrawnAt), now))}
            </span>
            <ClockNote at={finding.loggedAt} {...finding} />
          </li>
        ))}
      </ul>
      {areAllWithdrawn && !alert.isResolved && <p className={styles.time}>{alertWords.allWithdrawn}</p>}
    </div>
  )
}
