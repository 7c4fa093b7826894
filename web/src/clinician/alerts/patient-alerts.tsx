import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import type { PatientId } from '@second-wind/core/platform/ids'
import type { ReactNode } from 'react'
import { TextButton } from '../../ui/links/text-button.tsx'
import { formatAlertCount, patientNameButtonId } from '../format-patient.ts'
import { alertPatientName } from './alert-identity.ts'
import { ResolveTogether } from './resolve-together.tsx'
import styles from './alerts-tab.module.css'

export type PatientAlertsProps = {
  /** Of one patient, the most serious first, the newest among equals. */
  group: readonly [ListedAlert, ...ListedAlert[]]
  /** The list that they are in. */
  title: string
  /** Every open alert of a patient, also one that is not shown. */
  openOf: (id: PatientId) => readonly ListedAlert[]
  onResolveAll: (alert: ListedAlert) => void
  /** Date of birth and number of an alert's patient. */
  identityOf: (alert: ListedAlert) => string
  contactOf: (alert: ListedAlert) => string | undefined
  /** The ways to reach an alert's patient; `labelledBy` is the id of the heading with the name. */
  buttonsOf: (alert: ListedAlert, labelledBy: string) => ReactNode
  /** The patient whose record is open beside the list. */
  openId: PatientId | undefined
  /** The heading that the open record was opened from; the focus goes back there. */
  openedFrom: string | undefined
  onOpenPatient: (id: PatientId, from: string) => void
  children: (alert: ListedAlert, above: readonly ListedAlert[], labelledBy: string) => ReactNode
}

/** One illness raises several alerts: they have one heading, and can be resolved together. */
export function PatientAlerts({ group, title, openOf, onResolveAll, ...props }: PatientAlertsProps) {
  const [{ patientId, isResolved }] = group
  const headingId = `alerts-${title}-${patientId}`
  return (
    <div className={styles.patient}>
      <div className={styles.head}>
        <div className={styles.name}>
          <h4 id={headingId}>
            <TextButton
              id={props.openedFrom === headingId ? patientNameButtonId(patientId) : undefined}
              aria-current={patientId === props.openId || undefined}
              onClick={() => props.onOpenPatient(patientId, headingId)}
            >
              {alertPatientName(group[0])}
            </TextButton>
          </h4>
          <span>{props.identityOf(group[0])}</span>
          {!isResolved && <span>{props.contactOf(group[0])}</span>}
          {isResolved && group.length > 1 && <span>{formatAlertCount(group.length)}</span>}
        </div>
        {!isResolved && (
          <ResolveTogether alerts={openOf(patientId)} describedBy={headingId} onResolveAll={onResolveAll}>
            {props.buttonsOf(group[0], headingId)}
          </ResolveTogether>
        )}
      </div>
      <ul>
        {group.map((alert, at) => (
          <li key={alert.id}>{props.children(alert, group.slice(0, at), headingId)}</li>
        ))}
      </ul>
    </div>
  )
}
