import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { riskGroupOf } from '@second-wind/core/care/roster/risk-group'
import { memo, type MouseEvent } from 'react'
import { formatAge } from '../../ui/format/format-time.ts'
import { ContactButtons } from '../contact/contact-buttons.tsx'
import { LatestCheckIn } from './latest-check-in.tsx'
import { LatestSymptomCheck } from './latest-symptom-check.tsx'
import { messageStateWords } from './message-state-words.ts'
import { PatientSummary } from './patient-summary.tsx'
import { PhoneState } from './phone-state.tsx'
import { RiskBadge } from './risk-badge.tsx'
import { createSparklinePath, describeSparkline } from './sparkline-path.ts'
import { WorstFinding } from './standing-findings.tsx'
import styles from './patient-row.module.css'

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
        <PatientSummary patient={patient} now={now} isOpen={isOpen} onOpen={() => onOpen(patient.id)} />
      </div>
      <div className={styles.risk}>
        <RiskBadge patient={patient} now={now} shown={reasonsInRow} />
      </div>
      <div className={styles.checkIn}>
        <WorstFinding findings={patient.findings} now={now} />
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

/** The most serious ones, so that a row stays short. */
const reasonsInRow = 4

type MessageStateProps = { message: DashboardPatient['lastMessage']; now: number }

/** How far the last priority alert has come. */
function MessageState({ message, now }: MessageStateProps) {
  if (!message) return null
  return (
    <div className={styles.message}>
      Priority alert: {messageStateWords[message.state]} {formatAge(Date.parse(message.stateAt), now)}
    </div>
  )
}

/** Breathing (the strong line) and cough (the thin one) over the newest check-ins; worse is higher. */
function Sparkline({ checkIns }: { checkIns: DashboardPatient['recentCheckIns'] }) {
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
