import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { useId, useRef, useState } from 'react'
import { AlertFindings } from '../alerts/alert-findings.tsx'
import { ResolveDialog } from '../alerts/resolve/resolve-dialog.tsx'
import { SeverityBadge } from '../alerts/severity-badge.tsx'
import { useAlerts, useRefreshLists } from '../dashboard/use-lists.ts'
import { identityLine } from '../identity/format-identity.ts'
import styles from './patient-details.module.css'

type Props = { patient: DashboardPatient; now: number }

/** The patient's open alerts, each with the dialog that resolves it. */
export function OpenAlerts({ patient, now }: Props) {
  const { last, replaceAlert } = useAlerts()
  const refreshLists = useRefreshLists()
  const [resolving, setResolving] = useState<ListedAlert>()
  const [outcome, setOutcome] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const open = (last?.data.alerts ?? []).filter(
    ({ patientId, isResolved }) => patientId === patient.id && !isResolved,
  )
  const unlisted = last ? patient.alertCount - open.length : 0

  const finish = (resolved: ListedAlert) => {
    replaceAlert(resolved)
    setOutcome(`Resolved: ${resolved.message}`)
    setResolving((asked) => (asked?.id === resolved.id ? undefined : asked))
    refreshLists()
    // The button that was pressed is gone.
    heading.current?.focus()
  }

  return (
    <div className={styles.alerts}>
      <h4 ref={heading} id={headingId} tabIndex={-1}>
        Open alerts
      </h4>
      <p role="status">{outcome}</p>
      {!last && <p>Loading alerts...</p>}
      <ul aria-labelledby={headingId}>
        {open.map((alert) => (
          <li key={alert.id}>
            <SeverityBadge severity={alert.severity} />
            <div className={styles.alertMessage}>
              <AlertFindings id={`row-alert-${alert.id}`} alert={alert} now={now} />
            </div>
            <button
              type="button"
              className={styles.resolve}
              aria-describedby={`row-alert-${alert.id}`}
              onClick={() => setResolving(alert)}
            >
              Resolve
            </button>
          </li>
        ))}
      </ul>
      {unlisted > 0 && <p className={styles.quiet}>{unlisted} more: open the record to see them.</p>}
      <ResolveDialog
        alert={resolving}
        identity={identityLine(patient, now)}
        now={now}
        onResolved={finish}
        onClose={() => setResolving(undefined)}
      />
    </div>
  )
}
