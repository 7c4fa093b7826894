import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { shapeOf, sparklineWords } from './sparkline-path.ts'
import styles from './sparkline.module.css'

/** Breathing (the strong line) and cough (the thin one) over the newest check-ins; worse is higher. */
export function Sparkline({ checkIns }: { checkIns: DashboardPatient['recentCheckIns'] }) {
  if (checkIns.length < 2) return null
  return (
    <div className={styles.frame}>
      <svg
        role="img"
        aria-label={sparklineWords(checkIns)}
        viewBox="0 0 100 36"
        preserveAspectRatio="none"
        className={styles.picture}
      >
        <path d={shapeOf(checkIns, 'coughSeverity')} className={styles.cough} />
        <path d={shapeOf(checkIns, 'breathlessness')} className={styles.breathing} />
      </svg>
      <span aria-hidden className={styles.key}>
        <span>Breathing ━</span> <span>Cough ─</span>
      </span>
    </div>
  )
}
