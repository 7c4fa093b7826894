import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { useId, useRef } from 'react'
import { ResolvableAlerts } from '../alerts/resolvable-alerts.tsx'
import { useAlerts, useRefreshLists } from '../dashboard/use-lists.ts'
import styles from './patient-details.module.css'

type Props = { patient: DashboardPatient; now: number }

/** The patient's open alerts, as far as the list of alerts has them. */
export function OpenAlertList({ patient, now }: Props) {
  const { last, replaceAlert } = useAlerts()
  const refreshLists = useRefreshLists()
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const open = (last?.data.alerts ?? []).filter(
    ({ patientId, isResolved }) => patientId === patient.id && !isResolved,
  )
  const unlisted = last ? patient.alertCount - open.length : 0

  return (
    <div className={styles.alerts}>
      <h4 ref={heading} id={headingId} tabIndex={-1}>
        Open alerts
      </h4>
      {!last && <p>Loading alerts...</p>}
      <ResolvableAlerts
        alerts={open}
        patient={patient}
        now={now}
        labelledBy={headingId}
        onResolved={(resolved) => {
          for (const alert of resolved) replaceAlert(alert)
          refreshLists()
          heading.current?.focus()
        }}
      />
      {unlisted > 0 && <p className={styles.quiet}>{unlisted} more: open the record to see them.</p>}
    </div>
  )
}
