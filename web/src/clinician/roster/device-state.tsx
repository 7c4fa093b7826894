import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { isTooOldForToday } from '@second-wind/core/findings/time-windows'
import { formatAge } from '../../ui/format/format-time.ts'
import { formatClockWarning, formatUnsent } from '../format-device-report.ts'
import { WarningIcon } from '../warning-icon.tsx'
import styles from './patient-details.module.css'

/** The phone's latest report about itself, which shows how current the row is. */
export function DeviceState({ report, now }: { report: DashboardPatient['phoneReport']; now: number }) {
  if (!report) return <span className={styles.quiet}>Phone has not connected yet</span>
  const lastContactAt = Date.parse(report.lastHeardAt)
  const warnings = [formatUnsent(report, (at) => formatAge(at, now)), formatClockWarning(report)].filter(
    (text) => text !== undefined,
  )
  return (
    <>
      <div className={isTooOldForToday(lastContactAt, now) ? styles.silent : undefined}>
        Phone last connected {formatAge(lastContactAt, now)}
      </div>
      {warnings.map((text) => (
        <div key={text} className={styles.error}>
          <WarningIcon /> {text}
        </div>
      ))}
    </>
  )
}
