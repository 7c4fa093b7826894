import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { createSparklinePath, describeSparkline } from './sparkline-path.ts'
import styles from './sparkline.module.css'

/** Breathing (the strong line) and cough (the thin one) over the newest check-ins; worse is higher. */
export function Sparkline({ checkIns }: { checkIns: DashboardPatient['recentCheckIns'] }) {
  if (checkIns.length < 2) return null
  return (
    <div className={styles.frame}>
      <svg
        role="img"
        aria-label={describeSparkline(checkIns)}
        viewBox="0 0 100 36"
        preserveAspectRatio="none"
        className={styles.picture}
      >
        <path d={createSparklinePath(checkIns, 'coughSeverity')} className={styles.cough} />
        <path d={createSparklinePath(checkIns, 'breathlessness')} className={styles.breathing} />
      </svg>
      <span aria-hidden className={styles.key}>
        <span>Breathing ━</span> <span>Cough ─</span>
      </span>
    </div>
  )
}
