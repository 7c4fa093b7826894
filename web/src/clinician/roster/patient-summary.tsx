import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { formatAgeAndGender, formatAlertCount, initials, patientNameButtonId } from '../format-patient.ts'
import { formatIdentity } from '../identity/format-identity.ts'
import { Tag } from '../tag.tsx'
import styles from './patient-summary.module.css'

type Props = {
  patient: DashboardPatient
  /** Epoch milliseconds by the server's clock. */
  now: number
  isOpen: boolean
  onOpen: () => void
}

export function PatientSummary({ patient, now, isOpen, onOpen }: Props) {
  const identity = formatIdentity(patient, now)
  return (
    <div className={styles.summary}>
      <span className={styles.avatar} aria-hidden>
        {initials(patient.name)}
      </span>
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <button
            type="button"
            id={patientNameButtonId(patient.id)}
            className={styles.open}
            aria-expanded={isOpen}
            onClick={onOpen}
          >
            {patient.name}
          </button>
        </h3>
        <div className={styles.tags}>
          {patient.isVulnerable && <Tag tone="grey">Vulnerable</Tag>}
          {patient.alertCount > 0 && <Tag tone="red">{formatAlertCount(patient.alertCount)}</Tag>}
        </div>
        <div>
          {formatAgeAndGender(patient, now)} · {patient.location}
        </div>
        {identity.map((line) => (
          <div key={line}>{line}</div>
        ))}
        <div className={styles.clinical}>Diagnosis: {patient.respiratoryDiagnosis ?? 'none given'}</div>
        <div className={styles.clinical}>
          Conditions: {patient.conditions.length > 0 ? patient.conditions.join(', ') : 'none given'}
        </div>
      </div>
    </div>
  )
}
