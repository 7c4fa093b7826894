import { isRedFlag } from '@second-wind/core/care/roster/roster-need'
import { currentFindings, findingContextOf } from '@second-wind/core/findings/current-findings'
import { findingCountsForMs } from '@second-wind/core/findings/time-windows'
import { findPatientRow } from '../../records/profile/patients.repo.ts'
import { toPatient } from '../../records/profile/patients.table.ts'
import { listFormerUsualDays } from '../../records/profile/profile-history.repo.ts'
import { listDoubtfulSymptomsSince } from '../../records/symptoms/symptoms.repo.ts'
import { listTriageSince } from '../../records/triage/triage.repo.ts'
import type { PatientWork } from '../patient-work.ts'
import { listNewestEntries, toEntries } from '../recent-entries.ts'

/** Whether a 999 sign counts at this time, whatever was replied about it and though its alert is resolved. */
export async function hasRedFlagAt(work: PatientWork, atMs: number): Promise<boolean> {
  const db = await work.written()
  const { patientId } = work
  const patient = await findPatientRow(db, patientId)
  if (!patient) return false
  const sinceMs = atMs - findingCountsForMs.emergency
  const doubtful = await listDoubtfulSymptomsSince(db, patientId, sinceMs)
  const entries = toEntries(await listNewestEntries(db, patientId, atMs), doubtful, work.knownEntries)
  const checks = await listTriageSince(db, patientId, sinceMs)
  const former = await listFormerUsualDays(db, patientId, sinceMs)
  const context = { ...findingContextOf(toPatient(patient, 0)), former }
  return currentFindings({ entries, checks }, context, atMs).some(isRedFlag)
}
