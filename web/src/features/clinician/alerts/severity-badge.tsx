import { severityNames } from '@second-wind/core/content/clinician/alert-words'
import type { AlertSeverity } from '@second-wind/core/model/alert'
import { WarningIcon } from '../warning-icon.tsx'
import styles from './severity-badge.module.css'

/** The word carries the meaning; colour and triangle repeat it. */
export function SeverityBadge({ severity }: { severity: AlertSeverity }) {
  return (
    <span className={styles.badge} data-severity={severity}>
      {(severity === 'critical' || severity === 'high') && <WarningIcon />} {severityNames[severity]}
    </span>
  )
}
