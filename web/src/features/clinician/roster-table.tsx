import '@mantine/core/styles/VisuallyHidden.layer.css'
import type { DashboardPatient } from '@second-wind/core/contract/clinician'
import { VisuallyHidden } from '@mantine/core'
import { type RosterOrder, rosterOrders } from './arrange-roster.ts'
import { CheckIn } from './check-in.tsx'
import { PatientSummary } from './patient-summary.tsx'
import { PhoneState } from './phone-state.tsx'
import styles from './roster-table.module.css'
import { SymptomCheck } from './symptom-check.tsx'

export type RosterListProps = {
  patients: DashboardPatient[]
  order: RosterOrder
  /** Epoch milliseconds by the server's clock. */
  now: number
  isNew: (patient: DashboardPatient) => boolean
}

export function RosterTable({ patients, order, now, isNew }: RosterListProps) {
  return (
    <table className={styles.table}>
      <VisuallyHidden component="caption">
        Your patients, {rosterOrders[order].words.toLowerCase()}
      </VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">Patient</th>
          <th scope="col">Last check-in</th>
          <th scope="col">Last symptom check</th>
          <th scope="col">Phone</th>
        </tr>
      </thead>
      <tbody>
        {patients.map((patient) => (
          <tr key={patient.id} className={isNew(patient) ? styles.new : undefined}>
            <th scope="row">
              <PatientSummary patient={patient} />
            </th>
            <td>
              <CheckIn entry={patient.lastSymptomEntry} now={now} isNew={isNew(patient)} />
            </td>
            <td>
              <SymptomCheck patient={patient} now={now} />
            </td>
            <td>
              <PhoneState report={patient.phoneReport} now={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
