import type { PatientAlert } from '@second-wind/core/model/alert'
import type { PatientId } from '@second-wind/core/model/ids'
import type { Db } from '../db/database.ts'

export async function countOpenAlerts(db: Db, patientId: PatientId): Promise<number> {
  const { open } = await db
    .selectFrom('alerts')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('patient_id', '=', patientId)
    .where('is_resolved', '=', 0)
    .executeTakeFirstOrThrow()
  return open
}

/** @param sourceId the record that raised it */
export async function insertAlert(trx: Db, alert: PatientAlert, sourceId: string | null): Promise<void> {
  await trx
    .insertInto('alerts')
    .values({
      id: alert.id,
      patient_id: alert.patientId,
      severity: alert.severity,
      alert_type: alert.alertType,
      message: alert.message,
      is_read: alert.isRead ? 1 : 0,
      is_resolved: alert.isResolved ? 1 : 0,
      created_at: alert.createdAt,
      source_id: sourceId,
    })
    .execute()
}
