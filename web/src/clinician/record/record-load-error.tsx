import { Button, Group } from '@mantine/core'
import type { PolledData } from '../../data/server/clinician/poll.ts'
import { formatAge, formatExactTime } from '../../ui/format/format-time.ts'
import { useClock } from '../../ui/hooks/use-clock.ts'
import { formatFailureReason } from '../dashboard/failure-reason.ts'
import { WarningIcon } from '../warning-icon.tsx'
import styles from './record-pane.module.css'

type Props = {
  last: PolledData<unknown> | undefined
  failure: unknown
  isPending: boolean
  onRetry: () => void
}

/** How old the record is, and why it is not younger. */
export function RecordLoadError({ last, failure, isPending, onRetry }: Props) {
  const now = useClock(5_000)
  return (
    <Group>
      <p role="status" className={styles.error}>
        <WarningIcon />{' '}
        {last
          ? `This record is from ${formatExactTime(last.asOf, last.asOf + now - last.receivedAt)}: `
          : 'We cannot show the record: '}
        {formatFailureReason(failure)}
      </p>
      {/* Apart, or a screen reader would read all of it again every minute. */}
      {last && <p className={styles.quiet}>{formatAge(last.receivedAt, now)}</p>}
      <Button variant="outline" onClick={onRetry}>
        {isPending ? 'Trying...' : 'Try again now'}
      </Button>
    </Group>
  )
}
