import type { PatientId } from '@second-wind/core/model/ids'
import type { AlertsAnswer } from '../../../server/clinician.ts'
import type { Dated } from '../../../server/poll.ts'

type Props = {
  /** The last answer that came, kept through failures; undefined until the first. */
  last: Dated<AlertsAnswer> | undefined
  /** Why the newest attempt failed; undefined after a success. */
  failure: unknown
  /** An alert was read or resolved: time to poll at once, alerts and roster. */
  onChanged: () => void
  onOpenPatient: (id: PatientId) => void
}

export function AlertsTab({ last, failure }: Props) {
  return (
    <section>
      <h2>Patient Alerts</h2>
      <p>Recent alerts and notifications</p>
      {!last && failure === undefined && <p>Loading alerts...</p>}
      {last?.data.alerts.length === 0 && <p>No alerts</p>}
    </section>
  )
}
