import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import { AlertFindings } from '../alert-findings.tsx'
import { SeverityState } from '../severity-state.tsx'
import styles from './resolve-dialog.module.css'

type Props = {
  alerts: readonly ListedAlert[]
  now: number
  /** The alert that is shown whole above them: then they are too, and none has to be scrolled into sight. */
  first?: ListedAlert
}

/** What would be resolved with the first alert, to be read before. */
export function OtherAlertList({ alerts, now, first }: Props) {
  return (
    <ul className={styles.others} data-whole={first !== undefined || undefined}>
      {alerts.map((alert, at) => (
        <li key={alert.id}>
          <SeverityState alert={alert} />{' '}
          <AlertFindings
            alert={alert}
            above={first ? [first, ...alerts.slice(0, at)] : alerts.slice(0, at)}
            now={now}
          />
        </li>
      ))}
    </ul>
  )
}
