import { type DashboardPatient, dashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import { epochMs } from '@second-wind/core/platform/moment'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { KnownEntries } from '../../records/symptoms/known-entries.ts'
import { combineDeviceReports } from './device-report.ts'
import { findRosterFacts, listDeviceReports } from './roster-facts.repo.ts'
import { nextRevision, setFullReloadSince } from './roster-revision.repo.ts'
import { rowValidUntilMs, toRosterRow } from './roster-row.ts'
import {
  deleteRosterRow,
  getStoredRowsByClinician,
  listCliniciansOf,
  listExpiredPatients,
  putRosterRow,
  setValidity,
  type StoredRow,
} from './roster.repo.ts'

/**
 * Updates the clinicians' lists from everything stored about one patient. Call it in the same transaction as any change
 * to what a row shows or to who may see it. An unchanged row is not written.
 *
 * @param nowMs epoch milliseconds. A time in the past is safe: the row is then refreshed when the list is read.
 */
export async function refreshRoster(
  trx: Db,
  patientId: PatientId,
  nowMs: number,
  known = new KnownEntries(),
): Promise<void> {
  const storedRows = await getStoredRowsByClinician(trx, patientId)
  const clinicians = await listCliniciansOf(trx, patientId)
  const facts = await findRosterFacts(trx, patientId, nowMs, known)
  if (facts) {
    const untilMs = rowValidUntilMs(facts, nowMs)
    await putRows(trx, clinicians, storedRows, { row: toRosterRow(facts, nowMs), untilMs })
  }
  for (const clinicianId of storedRows.keys()) {
    if (clinicians.includes(clinicianId)) continue
    await deleteRosterRow(trx, clinicianId, patientId)
    await setFullReloadSince(trx, clinicianId, await nextRevision(trx, clinicianId))
  }
}

/** Refreshes the rows of this clinician's list that time alone has changed since they were written. */
export async function refreshExpiredRows(db: Db, clinicianId: ClinicianId, nowMs: number): Promise<void> {
  const expired = await listExpiredPatients(db, clinicianId, nowMs)
  if (expired.length === 0) return
  const refresh = async (trx: Db) => {
    for (const patientId of expired) await refreshRoster(trx, patientId, nowMs)
  }
  await (db.isTransaction ? refresh(db) : inTransaction(db, undefined, refresh))
}

/**
 * Updates only the device report, after a contact that changed nothing else; every phone makes contact every few
 * minutes. An unreadable row is rebuilt, so that it never blocks a phone.
 */
export async function refreshDeviceReport(trx: Db, patientId: PatientId, nowMs: number): Promise<void> {
  const storedRows = await getStoredRowsByClinician(trx, patientId)
  const phoneReport = combineDeviceReports(await listDeviceReports(trx, patientId))
  for (const [clinicianId, { text, untilMs }] of storedRows) {
    const row = dashboardPatient.safeParse(JSON.parse(text)).data
    if (!row) return refreshRoster(trx, patientId, nowMs)
    if (hasReportChanged(row.phoneReport, phoneReport))
      await putRows(trx, [clinicianId], storedRows, { row: { ...row, phoneReport }, untilMs })
  }
}

/** An unchanged row keeps its revision, though time may change it at another moment than before. */
async function putRows(
  trx: Db,
  clinicians: readonly ClinicianId[],
  storedRows: ReadonlyMap<ClinicianId, StoredRow>,
  { row, untilMs }: { row: DashboardPatient; untilMs: number | null },
): Promise<void> {
  const text = JSON.stringify(row)
  for (const clinicianId of clinicians) {
    const stored = storedRows.get(clinicianId)
    if (stored?.text !== text)
      await putRosterRow(trx, clinicianId, row, { untilMs, revision: await nextRevision(trx, clinicianId) })
    else if (stored.untilMs !== untilMs) await setValidity(trx, clinicianId, row.id, untilMs)
  }
}

/** Contacts closer together than this do not update the row: it may lag by this much, but never be too new. */
const lastHeardToleranceMs = 60_000

type DeviceReport = DashboardPatient['phoneReport']

function hasReportChanged(before: DeviceReport, now: DeviceReport): boolean {
  if (!before || !now) return before !== now
  const passedMs = epochMs(now.lastHeardAt) - epochMs(before.lastHeardAt)
  const isSame =
    JSON.stringify({ ...now, lastHeardAt: '' }) === JSON.stringify({ ...before, lastHeardAt: '' })
  return !isSame || passedMs < 0 || passedMs >= lastHeardToleranceMs
}
