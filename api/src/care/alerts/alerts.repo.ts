import type { AlertSeverity, PatientAlert } from '@second-wind/core/care/alert'
import { alertState } from '@second-wind/core/care/alerts/alert-state'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import type { Db } from '../../platform/db/database.ts'
import { iso } from '../../platform/iso.ts'
import { insertFinding, type NewFinding, type StoredFinding } from './alert-findings.repo.ts'

export type OpenAlert = Pick<PatientAlert, 'id' | 'severity' | 'isRead'>

export async function findOpenAlert(
  db: Db,
  patientId: PatientId,
  alertType: string,
): Promise<OpenAlert | undefined> {
  const row = await db
    .selectFrom('alerts')
    .select(['id', 'severity', 'is_read'])
    .where('patient_id', '=', patientId)
    .where('alert_type', '=', alertType)
    .where('is_resolved', '=', 0)
    .executeTakeFirst()
  return row && { id: row.id, severity: row.severity, isRead: row.is_read === 1 }
}

type NewAlert = Omit<PatientAlert, 'isRead' | 'isResolved'>

/** Inserts an alert with its first finding. */
export async function insertAlert(trx: Db, alert: NewAlert, finding: NewFinding): Promise<void> {
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
      source_id: finding.source_id,
      rule_id: finding.rule_id,
      rules_version: finding.rules_version,
    })
    .execute()
  await insertFinding(trx, alert.id, finding)
}

/**
 * Writes what the alert shows after one of its findings arrived or was withdrawn at `updatedAt`.
 *
 * @param findings all of them, in the order of arrival
 * @returns its severity
 */
export async function updateAlert(
  trx: Db,
  { id, severity, isRead }: OpenAlert,
  [first, ...others]: readonly StoredFinding[],
  updatedAt: string,
): Promise<AlertSeverity> {
  if (!first) return severity
  const state = alertState(severity, [first, ...others])
  await trx
    .updateTable('alerts')
    .set({
      severity: state.severity,
      message: state.message,
      is_read: isRead ? 1 : 0,
      updated_at: updatedAt,
      source_id: state.shown.source_id,
      rule_id: state.shown.rule_id,
      rules_version: state.shown.rules_version,
    })
    .where('id', '=', id)
    .execute()
  return state.severity
}

export async function markRead(trx: Db, id: string): Promise<void> {
  await trx.updateTable('alerts').set({ is_read: 1 }).where('id', '=', id).execute()
}

/** A resolved alert counts as read. */
export async function markResolved(
  trx: Db,
  id: string,
  { by, at, reason }: { by: ClinicianId; at: string; reason: string | null },
): Promise<void> {
  await trx
    .updateTable('alerts')
    .set({ is_resolved: 1, is_read: 1, resolved_by: by, resolved_at: at, resolved_reason: reason })
    .where('id', '=', id)
    .execute()
}

/** The alert of a patient that was resolved last, since then, and by whom. */
export async function findLastResolved(
  db: Db,
  patientId: PatientId,
  sinceMs: number,
): Promise<{ at: string; by: string | null } | undefined> {
  const row = await db
    .selectFrom('alerts')
    .leftJoin('clinicians', 'clinicians.id', 'alerts.resolved_by')
    .select(['resolved_at as at', 'clinicians.name', 'clinicians.title'])
    .where('patient_id', '=', patientId)
    .where('is_resolved', '=', 1)
    .where('resolved_at', '>=', iso(sinceMs))
    .orderBy('resolved_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row || row.at === null) return undefined
  const { at, name, title } = row
  return { at, by: name === null || title === null ? null : clinicianName({ name, title }) }
}

export async function findResolution(
  db: Db,
  id: string,
): Promise<{ by: ClinicianId | null; reason: string | null } | undefined> {
  return db
    .selectFrom('alerts')
    .select(['resolved_by as by', 'resolved_reason as reason'])
    .where('id', '=', id)
    .executeTakeFirst()
}
