import type { AlertCounts, ListedAlert } from '@second-wind/core/contract/alerts'
import type { PatientId } from '@second-wind/core/model/ids'
import type { Dated } from '../../../server/poll.ts'

type Props = {
  /** The last list that came, kept through failures; undefined until the first. */
  alerts: Dated<ListedAlert[]> | undefined
  /** Of everybody together, from the same answer; the list may be shorter. */
  counts: AlertCounts | undefined
  /** Why the newest attempt failed; undefined after a success. */
  failure: unknown
  /** An alert was read or resolved: time to poll at once. */
  onChanged: () => void
  onOpenPatient: (id: PatientId) => void
}

export function AlertsTab({ alerts, failure }: Props) {
  return (
    <section>
      <h2>Patient Alerts</h2>
      <p>Recent alerts and notifications</p>
      {!alerts && failure === undefined && <p>Loading alerts...</p>}
      {alerts?.data.length === 0 && <p>No alerts</p>}
    </section>
  )
}
