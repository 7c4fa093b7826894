import { alertSeverities } from '@second-wind/core/care/alert'
import { sortAlerts } from '@second-wind/core/care/alerts/sort-alerts'
import type { AlertCounts, ListedAlert, ListedAlertFinding } from '@second-wind/core/care/contract/alerts'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { listFindingsByAlert } from './alert-findings.repo.ts'

/** The maximum length of a list. The counts next to it cover all alerts. */
const maxListedAlerts = { open: 500, resolved: 100 }

/** Grows with every change of what a list of alerts shows; the same number means the same list. */
export async function getAlertsRevision(db: Db): Promise<number> {
  const { revision } = await db.selectFrom('alerts_revision').select('revision').executeTakeFirstOrThrow()
  return revision
}

/** In the order of `sortAlerts`. A list that is too long has the most serious open alerts, and of these the newest. */
export async function listAlerts(
  db: Db,
  clinicianId: ClinicianId,
): Promise<{ counts: AlertCounts; alerts: ListedAlert[] }> {
  const open = await listOpen(db, clinicianId)
  const resolved = await listResolved(db, clinicianId)
  const counts = await countOpen(db, clinicianId)
  return { alerts: sortAlerts([...open, ...resolved]), counts: { ...counts, listed: open.length } }
}

async function listOpen(db: Db, clinicianId: ClinicianId): Promise<ListedAlert[]> {
  const rows = await selectAlertsWithNames(db)
    .where('alerts.patient_id', 'in', patientsOf(db, clinicianId))
    .where('is_resolved', '=', 0)
    .orderBy(severityOrder)
    .orderBy('alerts.updated_at', 'desc')
    .orderBy('alerts.id', 'desc')
    .limit(maxListedAlerts.open)
    .execute()
  return withFindings(db, rows)
}

async function listResolved(db: Db, clinicianId: ClinicianId): Promise<ListedAlert[]> {
  const rows = await selectAlertsWithNames(db)
    .where('alerts.patient_id', 'in', patientsOf(db, clinicianId))
    .where('is_resolved', '=', 1)
    .orderBy('resolved_at', (order) => order.desc().nullsLast())
    .orderBy('alerts.id', 'desc')
    .limit(maxListedAlerts.resolved)
    .execute()
  return withFindings(db, rows)
}

async function countOpen(db: Db, clinicianId: ClinicianId): Promise<{ open: number; unread: number }> {
  const { open, read } = await db
    .selectFrom('alerts')
    .select((eb) => [eb.fn.countAll<number>().as('open'), eb.fn.sum<number | null>('is_read').as('read')])
    .where('patient_id', 'in', patientsOf(db, clinicianId))
    .where('is_resolved', '=', 0)
    .executeTakeFirstOrThrow()
  return { open, unread: open - (read ?? 0) }
}

export async function findListedAlert(db: Db, id: string): Promise<ListedAlert | undefined> {
  const row = await selectAlertsWithNames(db).where('alerts.id', '=', id).executeTakeFirst()
  return row && (await withFindings(db, [row]))[0]
}

/** Newest first: all open alerts, and those raised since then. */
export async function listPatientAlerts(db: Db, patientId: PatientId, since: string): Promise<ListedAlert[]> {
  const rows = await selectAlertsWithNames(db)
    .where('alerts.patient_id', '=', patientId)
    .where((eb) => eb.or([eb('is_resolved', '=', 0), eb('alerts.created_at', '>=', since)]))
    .orderBy('alerts.created_at', 'desc')
    .orderBy('alerts.id', 'desc')
    .execute()
  return withFindings(db, rows)
}

const severityOrder = sql`case severity ${sql.join(
  alertSeverities.map((severity, rank) => sql`when ${sql.lit(severity)} then ${sql.lit(rank)}`),
  sql` `,
)} end`

/** As a list, so that SQLite looks up open alerts by patient: one clinic has few of all alerts. */
function patientsOf(db: Db, clinicianId: ClinicianId) {
  return db.selectFrom('care_links').select('patient_id').where('clinician_id', '=', clinicianId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAlertsWithNames>['execute']>>[number]

function selectAlertsWithNames(db: Db) {
  return db
    .selectFrom('alerts')
    .innerJoin('patients', 'patients.id', 'alerts.patient_id')
    .leftJoin('clinicians', 'clinicians.id', 'alerts.resolved_by')
    .selectAll('alerts')
    .select([
      'patients.name as patient_name',
      'clinicians.name as resolver_name',
      'clinicians.title as resolver_title',
    ])
}

async function withFindings(db: Db, rows: readonly Row[]): Promise<ListedAlert[]> {
  const findings = await listFindingsByAlert(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => toListedAlert(row, findings.get(row.id) ?? []))
}

function toListedAlert(row: Row, findings: ListedAlertFinding[]): ListedAlert {
  const { resolver_name: name, resolver_title: title } = row
  return {
    id: row.id,
    patientId: row.patient_id,
    patientName: row.patient_name,
    severity: row.severity,
    alertType: row.alert_type,
    message: row.message,
    isRead: row.is_read === 1,
    isResolved: row.is_resolved === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ruleId: row.rule_id,
    resolvedAt: row.resolved_at,
    resolvedBy: name === null || title === null ? null : clinicianName({ name, title }),
    resolvedReason: row.resolved_reason,
    findings,
  }
}
