import { insertAlert } from '@second-wind/api/care/alerts/alerts.repo'
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
  const ids = { id, patientId: patientId.parse(patient) }
  const all = { ...ordinary, ...ids, ...alert }
  await insertAlert(db, all, {
    patient_id: ids.patientId,
    source_id: idNumbered(number),
    rule_id: 'fever-high',
    rules_version: '1',
    severity: all.severity,
    message: all.message,
    local_date: all.createdAt.slice(0, 10),
    received_at: all.createdAt,
    withdrawn_at: null,
  })
  return id
}
