import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import { epochMs } from '@second-wind/core/platform/moment'
import { formatAge, formatDayAndTime } from '../../ui/format/format-time.ts'
import styles from './alert-card.module.css'

/** Since when it stands, what kind it is, and who closed it why. */
export function AlertFacts({ alert, now }: { alert: ListedAlert; now: number }) {
  const { createdAt, updatedAt, alertType, resolvedAt, resolvedBy, resolvedReason } = alert
  return (
    <>
      <p className={styles.facts}>
        <span>{when(createdAt, now)}</span>
        {!alert.isResolved && epochMs(updatedAt) > epochMs(createdAt) && (
          <span>Said again {when(updatedAt, now)}</span>
        )}
        <span>Type: {formatAlertType(alertType)}</span>
      </p>
      {alert.isResolved && (
        <p className={styles.facts}>
          <span>
            Resolved{resolvedBy !== null && ` by ${resolvedBy}`}
            {resolvedAt !== null && `, ${when(resolvedAt, now)}`}
          </span>
          <span>{resolvedReason === null ? 'No reason given' : `Reason: ${resolvedReason}`}</span>
        </p>
      )}
    </>
  )
}

/** "2 hours ago (Today 14:05)". */
const when = (at: string, now: number): string =>
  `${formatAge(epochMs(at), now)} (${formatDayAndTime(epochMs(at), now)})`

/** "severe breathlessness" for `severe_breathlessness`. */
const formatAlertType = (alertType: string): string => alertType.replaceAll('_', ' ')
