import { insertFindings } from '@second-wind/api/care/alerts/alert-findings.repo'
import { insertAlerts } from '@second-wind/api/care/alerts/alerts.repo'
import type { Db } from '@second-wind/api/platform/db/database'
import type { PatientAlert } from '@second-wind/core/care/alert'
import { patientId } from '@second-wind/core/platform/ids'
import { idNumbered } from '../../../fixtures/ids.ts'

/** The number of an alert; everything else as a bad day of patient 1. */
export type RaiseAlertOptions = Partial<Omit<PatientAlert, 'patientId'>> & {
  number: number
  patient?: number
}

/** Puts an alert into the database as if an entry had raised it. @returns its id */
export async function raiseAlert(
  db: Db,
  { number, patient = 1, ...alert }: RaiseAlertOptions,
): Promise<string> {
  const id = idNumbered(0xa1e000 + number)
  const ordinary = {
    severity: 'high',
    alertType: 'high_fever',
    message: '20 November 2026: a very high temperature.',
    createdAt: '2026-11-20T17:00:00.000Z',
  } as const
  const owner = patientId.parse(patient)
  const { createdAt, ...shown } = { ...ordinary, ...alert }
  const finding = {
    patient_id: owner,
    source_id: idNumbered(number),
    rule_id: 'fever-high',
    rules_version: '1',
    severity: shown.severity,
    message: shown.message,
    local_date: createdAt.slice(0, 10),
    received_at: createdAt,
    withdrawn_at: null,
  }
  const stored = { ...finding, gravity: 0, localDate: finding.local_date, withdrawnAt: null }
  await insertAlerts(db, owner, [{ isRead: false, ...shown, id, updatedAt: createdAt, findings: [stored] }])
  await insertFindings(db, [{ ...finding, alert_id: id }])
  return id
}
