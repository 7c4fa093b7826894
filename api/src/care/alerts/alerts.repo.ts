import type { PatientAlert } from '@second-wind/core/care/alert'
import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import type { Db } from '../../platform/db/database.ts'

/** The origin of an alert: the record, the rule, and the version of the rules. */
export type AlertOrigin = { sourceId: string; ruleId: string; rulesVersion: string }

/** `localDate`: the day of the record it describes; if the phone's clock is ahead, the day of arrival. */
type OpenAlert = Pick<PatientAlert, 'id' | 'severity'> & { localDate: string | undefined }

export async function findOpenAlert(
  db: Db,
  patientId: PatientId,
  alertType: string,
): Promise<OpenAlert | undefined> {
  const row = await db
    .selectFrom('alerts')
    .leftJoin('symptom_entries', 'symptom_entries.id', 'alerts.source_id')
    .leftJoin('triage_results', 'triage_results.id', 'alerts.source_id')
    .select((eb) => [
      'alerts.id',
      'severity',
      eb.fn.coalesce('symptom_entries.local_date', 'triage_results.local_date').as('claimed_date'),
      eb.fn.coalesce('symptom_entries.received_at', 'triage_results.received_at').as('received_at'),
    ])
    .where('alerts.patient_id', '=', patientId)
    .where('alert_type', '=', alertType)
    .where('is_resolved', '=', 0)
    .executeTakeFirst()
  if (!row) return undefined
  const [localDate] = [row.claimed_date, row.received_at?.slice(0, 10)].filter(isKnown).toSorted()
  return { id: row.id, severity: row.severity, localDate }
}

type NewAlert = Omit<PatientAlert, 'isRead' | 'isResolved'>

export async function insertAlert(trx: Db, alert: NewAlert, origin: AlertOrigin): Promise<void> {
  await trx
    .insertInto('alerts')
    .values({
      id: alert.id,
      patient_id: alert.patientId,
      severity: alert.severity,
      alert_type: alert.alertType,
      message: alert.message,
      is_read: 0,
      is_resolved: 0,
      created_at: alert.createdAt,
      updated_at: alert.createdAt,
      resolved_at: null,
      resolved_by: null,
      resolved_reason: null,
      ...originColumns(origin),
    })
    .execute()
}

/** `updatedAt` is the time the finding arrived. */
export async function updateAlert(
  trx: Db,
  { id, severity, message, isRead }: Pick<PatientAlert, 'id' | 'severity' | 'message' | 'isRead'>,
  { updatedAt, origin }: { updatedAt: string; origin: AlertOrigin },
): Promise<void> {
  await trx
    .updateTable('alerts')
    .set({ severity, message, is_read: isRead ? 1 : 0, updated_at: updatedAt, ...originColumns(origin) })
    .where('id', '=', id)
    .execute()
}

/** Counts another finding that does not change the text of the alert. */
export async function touchAlert(trx: Db, id: string, updatedAt: string): Promise<void> {
  await trx.updateTable('alerts').set({ updated_at: updatedAt }).where('id', '=', id).execute()
}

export async function markRead(trx: Db, id: string): Promise<void> {
  await trx.updateTable('alerts').set({ is_read: 1 }).where('id', '=', id).execute()
}

export async function markResolved(
  trx: Db,
  id: string,
  { by, at, reason }: { by: ClinicianId; at: string; reason: string | null },
): Promise<void> {
  await trx
    .updateTable('alerts')
    .set({ is_resolved: 1, resolved_by: by, resolved_at: at, resolved_reason: reason })
    .where('id', '=', id)
    .execute()
}

const originColumns = ({ sourceId, ruleId, rulesVersion }: AlertOrigin) => ({
  source_id: sourceId,
  rule_id: ruleId,
  rules_version: rulesVersion,
})

const isKnown = (day: string | null | undefined): day is string => typeof day === 'string'
