import type { Clinician } from '@second-wind/core/model/clinician'
import styles from './dashboard-header.module.css'

type Props = { clinician: Clinician | undefined; patientCount: number | undefined }

export function DashboardHeader({ clinician, patientCount }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.who}>
        <h1 className={styles.title} tabIndex={-1}>
          Clinician Dashboard
        </h1>
        <p className={styles.clinician}>{clinician ? nameOf(clinician) : 'Loading...'}</p>
      </div>
      {patientCount !== undefined && (
        <p className={styles.figure}>
          <span className={styles.number}>{patientCount}</span> {patientCount === 1 ? 'patient' : 'patients'}
        </p>
      )}
    </header>
  )
}

/** Records that hold the title in the name too are not shown as "Dr. Dr.". */
function nameOf({ title, name, department }: Clinician): string {
  return `${name.startsWith(title) ? name : `${title} ${name}`} · ${department}`
}
