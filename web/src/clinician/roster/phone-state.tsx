import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import styles from './phone-state.module.css'
import { clockWarning, unsentWords } from '../format-phone-report.ts'
import { isSilent } from '../older-than-two-days.ts'
import { ageWords } from '../../ui/format/format-time.ts'
import { WarningIcon } from '../warning-icon.tsx'

/** What the phone last told us about itself: how far the rest of the row can be trusted. */
export function PhoneState({ report, now }: { report: DashboardPatient['phoneReport']; now: number }) {
  if (!report) return <span className={styles.quiet}>Phone not heard yet</span>
  const heardAt = Date.parse(report.lastHeardAt)
  const troubles = [unsentWords(report, now), clockWarning(report)].filter((words) => words !== undefined)
  return (
    <>
      <div className={isSilent(heardAt, now) ? styles.silent : undefined}>
        Last heard {ageWords(heardAt, now)}
      </div>
      {troubles.map((words) => (
        <div key={words} className={styles.trouble}>
          <WarningIcon /> {words}
        </div>
      ))}
    </>
  )
}
