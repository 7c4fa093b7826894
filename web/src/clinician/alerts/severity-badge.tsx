import type { AlertSeverity } from '@second-wind/core/care/alert'
import { WarningIcon } from '../warning-icon.tsx'
import { severityNames } from './alert-words.ts'
import styles from './severity-badge.module.css'

/** The word carries the meaning; colour and triangle repeat it. */
export function SeverityBadge({ severity }: { severity: AlertSeverity }) {
  return (
    <span className={styles.badge} data-severity={severity}>
      {(severity === 'critical' || severity === 'high') && <WarningIcon />} {severityNames[severity]}
    </span>
  )
}
