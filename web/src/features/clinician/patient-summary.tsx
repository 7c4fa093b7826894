import type { DashboardPatient } from '@second-wind/core/contract/clinician'
import styles from './patient-summary.module.css'
import { ageAndGender, alertCountWords, initials } from './patient-words.ts'
import { Tag } from './tag.tsx'

export function PatientSummary({ patient }: { patient: DashboardPatient }) {
  return (
    <div className={styles.summary}>
      <span className={styles.avatar} aria-hidden="true">
        {initials(patient.name)}
      </span>
      <div className={styles.facts}>
        <div className={styles.name}>
          <strong>{patient.name}</strong>
          {patient.isVulnerable && <Tag tone="grey">Vulnerable</Tag>}
          {patient.alertCount > 0 && <Tag tone="red">{alertCountWords(patient.alertCount)}</Tag>}
        </div>
        <div>
          {ageAndGender(patient)} · {patient.location}
        </div>
        <div className={styles.clinical}>Diagnosis: {patient.respiratoryDiagnosis ?? 'none given'}</div>
        <div className={styles.clinical}>
          Conditions: {patient.conditions.length > 0 ? patient.conditions.join(', ') : 'none given'}
        </div>
      </div>
    </div>
  )
}
