import { CheckIn } from './check-in.tsx'
import { PatientSummary } from './patient-summary.tsx'
import { PhoneState } from './phone-state.tsx'
import styles from './roster-cards.module.css'
import type { RosterListProps } from './roster-table.tsx'
import { SymptomCheck } from './symptom-check.tsx'

/** The roster where a table has no room. */
export function RosterCards({ patients, now, isNew }: RosterListProps) {
  return (
    <ul className={styles.cards}>
      {patients.map((patient) => (
        <li key={patient.id} className={styles.card}>
          <PatientSummary patient={patient} />
          <h3 className={styles.part}>Last check-in</h3>
          <CheckIn entry={patient.lastSymptomEntry} now={now} isNew={isNew(patient)} />
          <h3 className={styles.part}>Last symptom check</h3>
          <SymptomCheck patient={patient} now={now} />
          <h3 className={styles.part}>Phone</h3>
          <PhoneState report={patient.phoneReport} now={now} />
        </li>
      ))}
    </ul>
  )
}
