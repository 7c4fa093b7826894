import type { AlertSeverity, PatientAlert } from '@second-wind/core/care/alert'
import { alertState } from '@second-wind/core/care/alerts/alert-state'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import { groupBy } from '@second-wind/core/platform/group-by'
import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import type { Db } from '../../platform/db/database.ts'
import { iso } from '../../platform/iso.ts'
import { listFindings, signIdOf, type StoredFinding } from './alert-findings.repo.ts'

/** With all of its findings in the order of arrival. */
export type OpenAlert = Pick<PatientAlert, 'id' | 'alertType' | 'severity' | 'isRead'> & {
  updatedAt: string
  findings: [StoredFinding, ...StoredFinding[]]
}

/** One of each type. */
export async function listOpenAlerts(db: Db, patientId: PatientId): Promise<OpenAlert[]> {
  const rows = await db
    .selectFrom('alerts')
    .select(['id', 'alert_type as alertType', 'severity', 'is_read', 'updated_at as updatedAt'])
    .where('patient_id', '=', patientId)
    .where('is_resolved', '=', 0)
    .execute()
  const findings = groupBy(
    await listFindings(
      db,
      rows.map(({ id }) => id),
    ),
    (finding) => finding.alert_id,
  )
  return rows.flatMap(({ is_read: isRead, ...alert }) => {
    const ofAlert = findings.get(alert.id)
    return ofAlert ? [{ ...alert, isRead: isRead === 1, findings: ofAlert }] : []
  })
}

/** Inserts new alerts, without their findings. */
export async function insertAlerts(
  trx: Db,
  patientId: PatientId,
  alerts: readonly OpenAlert[],
): Promise<void> {
  if (alerts.length === 0) return
  const rows = alerts.map((alert) => ({
    id: alert.id,
    patient_id: patientId,
    alert_type: alert.alertType,
    ...columnsThatChange(alert),
    is_resolved: 0 as const,
    created_at: alert.findings[0].received_at,
    resolved_at: null,
    resolved_by: null,
    resolved_reason: null,
  }))
  await trx.insertInto('alerts').values(rows).execute()
}

/** Writes what the alert shows, and whether it is read, after findings arrived or were withdrawn. */
export async function updateAlert(trx: Db, alert: Omit<OpenAlert, 'alertType'>): Promise<void> {
  await trx.updateTable('alerts').set(columnsThatChange(alert)).where('id', '=', alert.id).execute()
}

function columnsThatChange({ severity: before, isRead, updatedAt, findings }: Omit<OpenAlert, 'alertType'>) {
  const { severity, message, mainFinding } = alertState(before, findings)
  return {
    severity,
    message,
    is_read: isRead ? (1 as const) : (0 as const),
    updated_at: updatedAt,
    source_id: mainFinding.source_id,
    rule_id: mainFinding.rule_id,
    rules_version: mainFinding.rules_version,
  }
}

export async function findPatientOfAlert(db: Db, id: string): Promise<PatientId | undefined> {
  const row = await db.selectFrom('alerts').select('patient_id').where('id', '=', id).executeTakeFirst()
  return row?.patient_id
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

/** `signIds`: the ids of what it shows, as in the list of findings. */
export type Resolution = { at: string; by: string | null; severity: AlertSeverity; signIds: string[] }

/** This patient's alerts that were resolved since `sinceMs`, the one that was resolved last first. */
export async function listResolutions(db: Db, patientId: PatientId, sinceMs: number): Promise<Resolution[]> {
  const rows = await db
    .selectFrom('alerts')
    .innerJoin('alert_findings', 'alert_findings.alert_id', 'alerts.id')
    .leftJoin('triage_results', 'triage_results.id', 'alert_findings.source_id')
    .leftJoin('clinicians', 'clinicians.id', 'alerts.resolved_by')
    .select(['alerts.id', 'resolved_at as at', 'alerts.severity', 'alert_findings.rule_id'])
    .select(['triage_results.id as check_id', 'clinicians.name', 'clinicians.title'])
    .where('alerts.patient_id', '=', patientId)
    .where('is_resolved', '=', 1)
    .where('resolved_at', '>=', iso(sinceMs))
    .orderBy('resolved_at', 'desc')
    .execute()
  return [...groupBy(rows, ({ id }) => id).values()].flatMap((ofAlert) => {
    const [{ at, name, title, severity }] = ofAlert
    const by = name === null || title === null ? null : clinicianName({ name, title })
    return at === null ? [] : [{ at, by, severity, signIds: ofAlert.map(signIdOf) }]
  })
}

/** By whom and why one alert was resolved; both null while it is open. */
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
