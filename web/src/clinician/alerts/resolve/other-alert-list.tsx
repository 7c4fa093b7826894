import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import { AlertFindings } from '../alert-findings.tsx'
import { SeverityBadge } from '../severity-badge.tsx'
import styles from './resolve-dialog.module.css'

/** What would be resolved with the first alert, to be read before. */
export function OtherAlertList({ alerts, now }: { alerts: readonly ListedAlert[]; now: number }) {
  return (
    <ul className={styles.others}>
      {alerts.map((alert) => (
        <li key={alert.id}>
          <SeverityBadge severity={alert.severity} /> <AlertFindings alert={alert} now={now} />
        </li>
      ))}
    </ul>
  )
}
