import { Button } from '@mantine/core'
import type { ServerState } from '../../access/clinician-sign-in/session/server-state.tsx'
import type { PolledData } from '../../data/server/clinician/poll.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { formatExactTime, formatAge } from '../../ui/format/format-time.ts'
import { useClock } from '../../ui/hooks/use-clock.ts'
import { WarningIcon } from '../warning-icon.tsx'
import { formatFailureReason } from './failure-reason.ts'
import { useAlerts, useRefreshLists, useRoster } from './use-lists.ts'
import styles from './freshness.module.css'

type ListState = Pick<ServerState<PolledData<unknown>>, 'last' | 'failure' | 'isPending'>

type Props = {
  roster: ListState
  alerts: ListState
}

/** The age of the list, and why it could not be updated. */
export function Freshness({ roster, alerts }: Props) {
  const now = useClock(5_000)
  const refreshLists = useRefreshLists()
  const { last } = roster
  const asOf = last && timeOf(last, now)
  const pollError = formatPollError(roster, alerts, now)

  return (
    <div className={styles.freshness} data-stale={pollError !== '' || undefined}>
      <p role="status" className={pollError === '' ? undefined : styles.error}>
        {pollError !== '' && <WarningIcon />}
        {pollError}
      </p>
      {pollError !== '' && (
        <Button variant="outline" onClick={refreshLists}>
          {roster.isPending ? 'Trying...' : 'Try again now'}
        </Button>
      )}
      {last && (
        <p className={styles.asOf}>
          As of {asOf} · {formatAge(last.receivedAt, now)}
        </p>
      )}
    </div>
  )
}

/** In a dialog about one patient, where the strip with the age of the list is out of sight (HZ-11). */
export function StaleNote() {
  const now = useClock(5_000)
  const pollError = formatPollError(useRoster(), useAlerts(), now)
  return pollError === '' ? null : (
    <Notice tone="warning">
      <p>{pollError}. What you see may be out of date.</p>
    </Notice>
  )
}

function formatPollError(
  roster: Omit<ListState, 'isPending'>,
  alerts: Omit<ListState, 'isPending'>,
  now: number,
): string {
  if (roster.failure !== undefined) {
    const what = roster.last
      ? `Not updated since ${timeOf(roster.last, now)}`
      : 'We cannot show the patient list'
    return `${what}: ${formatFailureReason(roster.failure)}`
  }
  if (alerts.failure === undefined) return ''
  const what = alerts.last
    ? `Alerts not updated since ${timeOf(alerts.last, now)}`
    : 'We cannot show the alerts'
  return `${what}: ${formatFailureReason(alerts.failure)}`
}

/** By the server's clock, advanced by the time since the answer arrived. */
const timeOf = ({ asOf, receivedAt }: PolledData<unknown>, now: number) =>
  formatExactTime(asOf, asOf + now - receivedAt)
