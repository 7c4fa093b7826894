import { Button } from '@mantine/core'
import type { PolledData } from '../../data/server/clinician/poll.ts'
import { formatAge, formatExactTime } from '../../ui/format/format-time.ts'
import { useClock } from '../../ui/hooks/use-clock.ts'
import { formatFailureReason } from '../dashboard/failure-reason.ts'
import { WarningIcon } from '../warning-icon.tsx'
import styles from './alerts-tab.module.css'

type Props = { last: PolledData<unknown> | undefined; failure: unknown; onRetry: () => void }

/** Shows the list's age; the dashboard header shows the cause and the retry. */
export function AlertsLoadError({ last, failure, onRetry }: Props) {
  const now = useClock(5_000)
  if (last) {
    return (
      <p className={styles.error}>
        <WarningIcon /> These alerts are from {formatExactTime(last.asOf, last.asOf + now - last.receivedAt)},{' '}
        {formatAge(last.receivedAt, now)}. There may be newer ones.
      </p>
    )
  }
  return (
    <div className={styles.nothing}>
      <p className={styles.error}>
        <WarningIcon /> We cannot show the alerts: {formatFailureReason(failure)}
      </p>
      <Button variant="outline" onClick={onRetry}>
        Try again now
      </Button>
    </div>
  )
}
