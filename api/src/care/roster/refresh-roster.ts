import { type DashboardPatient, dashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import { epochMs } from '@second-wind/core/platform/moment'
import type { Db } from '../../platform/db/database.ts'
import { combinePhoneReports } from './phone-report.ts'
import { findRosterFacts, listDeviceReports } from './roster-facts.repo.ts'
import { nextRevision, setFullReloadSince } from './roster-revision.repo.ts'
import { toRosterRow } from './roster-row.ts'
import { deleteRosterRow, listCliniciansOf, getStoredRowsByClinician, putRosterRow } from './roster.repo.ts'

/**
 * Brings the clinicians' lists in line with everything that is stored of one patient. Whoever changes something that
 * a row shows, or who may see it, calls this in the same transaction. A row that says the same as before is left alone.
 */
export async function refreshRoster(trx: Db, patientId: PatientId): Promise<void> {
  const kept = await getStoredRowsByClinician(trx, patientId)
  const clinicians = await listCliniciansOf(trx, patientId)
  const facts = await findRosterFacts(trx, patientId)
  if (facts) await putRows(trx, clinicians, kept, toRosterRow(facts))
  for (const clinicianId of kept.keys()) {
    if (clinicians.includes(clinicianId)) continue
    await deleteRosterRow(trx, clinicianId, patientId)
    await setFullReloadSince(trx, clinicianId, await nextRevision(trx, clinicianId))
  }
}

/**
 * The same after a phone was heard, which changes nothing else: every phone does this every few minutes. A row that
 * cannot be read is made anew, so that it never stands in the way of a phone.
 */
export async function refreshPhoneReport(trx: Db, patientId: PatientId): Promise<void> {
  const kept = await getStoredRowsByClinician(trx, patientId)
  const phoneReport = combinePhoneReports(await listDeviceReports(trx, patientId))
  for (const [clinicianId, text] of kept) {
    const row = dashboardPatient.safeParse(JSON.parse(text)).data
    if (!row) return refreshRoster(trx, patientId)
    if (hasReportChanged(row.phoneReport, phoneReport))
      await putRows(trx, [clinicianId], kept, { ...row, phoneReport })
  }
}

async function putRows(
  trx: Db,
  clinicians: readonly ClinicianId[],
  kept: ReadonlyMap<ClinicianId, string>,
  row: DashboardPatient,
): Promise<void> {
  const text = JSON.stringify(row)
  for (const clinicianId of clinicians) {
    if (kept.get(clinicianId) === text) continue
    await putRosterRow(trx, clinicianId, row, await nextRevision(trx, clinicianId))
  }
}

/** A phone that was heard again within this time is no news: "last heard" may be so much too old, never too new. */
const lastHeardToleranceMs = 60_000

type PhoneReport = DashboardPatient['phoneReport']

function hasReportChanged(before: PhoneReport, now: PhoneReport): boolean {
  if (!before || !now) return before !== now
  const passedMs = epochMs(now.lastHeardAt) - epochMs(before.lastHeardAt)
  const isSame =
    JSON.stringify({ ...now, lastHeardAt: '' }) === JSON.stringify({ ...before, lastHeardAt: '' })
  return !isSame || passedMs < 0 || passedMs >= lastHeardToleranceMs
}
