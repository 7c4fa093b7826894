import { isRedFlag } from '@second-wind/core/care/roster/roster-need'
import { currentFindings, findingContextOf } from '@second-wind/core/findings/current-findings'
import { readRecentEntries } from '@second-wind/core/findings/recent-records'
import { findingCountsForMs } from '@second-wind/core/findings/time-windows'
import { loggedTimeOf } from '../../platform/db/columns.ts'
import { findPatientRow } from '../../records/profile/patients.repo.ts'
import { toPatient } from '../../records/profile/patients.table.ts'
import { listFormerUsualDays } from '../../records/profile/profile-history.repo.ts'
import { listDoubtfulSymptomsSince, listSymptomRows } from '../../records/symptoms/symptoms.repo.ts'
import { toTrustedEntry } from '../../records/symptoms/symptoms.table.ts'
import { listTriageSince } from '../../records/triage/triage.repo.ts'
import type { PatientWork } from '../patient-work.ts'

/** Whether a 999 sign of the patient counts at this time, whatever was replied about it and though its alert is resolved. */
export async function hasRedFlagAt(work: PatientWork, atMs: number): Promise<boolean> {
  const db = await work.written()
  const { patientId } = work
  const patient = await findPatientRow(db, patientId)
  if (!patient) return false
  const sinceMs = atMs - findingCountsForMs.emergency
  const doubtful = await listDoubtfulSymptomsSince(db, patientId, sinceMs)
  const doubtfulIds = new Set(doubtful.map(({ id }) => id))
  const newest = await readRecentEntries(async (limit) => {
    const rows = await listSymptomRows(db, patientId, limit)
    return rows.map((row) => ({ row, date: loggedTimeOf(row), localDate: row.local_date }))
  }, atMs)
  const trusted = newest.filter(({ row }) => !doubtfulIds.has(row.id)).map(({ row }) => toTrustedEntry(row))
  const checks = await listTriageSince(db, patientId, sinceMs)
  const former = await listFormerUsualDays(db, patientId, sinceMs)
  const context = { ...findingContextOf(toPatient(patient, 0)), former }
  return currentFindings({ entries: [...doubtful, ...trusted], checks }, context, atMs).some(isRedFlag)
}
