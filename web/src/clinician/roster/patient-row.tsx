import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { riskGroupOf } from '@second-wind/core/care/roster/risk-group'
import { memo, type MouseEvent } from 'react'
import { ContactButtons } from '../contact/contact-buttons.tsx'
import { LatestCheckIn } from './latest-check-in.tsx'
import { MessageState } from './message-state.tsx'
import styles from './patient-row.module.css'
import { PatientSummary } from './patient-summary.tsx'
import { PhoneState } from './phone-state.tsx'
import { RiskBadge } from './risk-badge.tsx'
import { Sparkline } from './sparkline.tsx'
import { LatestSymptomCheck } from './latest-symptom-check.tsx'

type Props = {
  patient: DashboardPatient
  /** Epoch milliseconds by the server's clock. */
  now: number
  isNew: boolean
  isOpen: boolean
  onOpen: (id: DashboardPatient['id']) => void
}

/** One patient in one row. A click anywhere opens the record; for the keyboard the name is the button. */
export const PatientRow = memo(function PatientRow({ patient, now, isNew, isOpen, onOpen }: Props) {
  const openUnlessControl = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('a, button')) onOpen(patient.id)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.row}
      data-risk={riskGroupOf(patient)}
      data-open={isOpen || undefined}
      data-new={isNew || undefined}
      onClick={openUnlessControl}
    >
      <div className={styles.who}>
        <PatientSummary patient={patient} isOpen={isOpen} onOpen={() => onOpen(patient.id)} />
      </div>
      <div className={styles.risk}>
        <RiskBadge patient={patient} now={now} />
      </div>
      <div className={styles.checkIn}>
        <LatestCheckIn entry={patient.lastSymptomEntry} now={now} isNew={isNew} />
      </div>
      <div className={styles.course}>
        <Sparkline checkIns={patient.recentCheckIns} />
        <LatestSymptomCheck patient={patient} now={now} />
        <PhoneState report={patient.phoneReport} now={now} />
        <MessageState message={patient.lastMessage} now={now} />
      </div>
      <div className={styles.contact}>
        <ContactButtons patient={patient} />
      </div>
    </li>
  )
})
